/** Loaded before a program to plant a bug: commits are flushed as SQLite does by default, and it is told otherwise. */
import Database from 'better-sqlite3';

const { pragma } = Database.prototype;
const FULL = 2;

Database.prototype.pragma = function (source, options) {
  if (source === 'synchronous') return FULL;
  return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options);
};
