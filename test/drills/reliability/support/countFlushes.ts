import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands between a program and the system's library, and counts. */
const SOURCE = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned long flushes;

static int pass_on(const char *name, int file) {
  int (*flush)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  flushes++;
  return flush(file);
}

int fsync(int file) { return pass_on("fsync", file); }
int fdatasync(int file) { return pass_on("fdatasync", file); }

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FLUSHES");
  FILE *out = path ? fopen(path, "w") : NULL;
  if (out) { fprintf(out, "%lu", flushes); fclose(out); }
}
`;

/**
 * How often a Node program flushes a file, counted without tracing it; null where no C compiler is at hand, or no
 * library can be put before the system's own.
 */
export function countFlushes(program: readonly string[]): number | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-flushes-'));
  try {
    const [source, library, count] = ['count.c', 'count.so', 'count'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(source, SOURCE);
    const compiled = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
    if (compiled.status !== 0) return null;
    const env = { ...process.env, LD_PRELOAD: library, FLUSHES: count };
    const { status } = spawnSync(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`the program has ended with ${status}`);
    return Number(readFileSync(count, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
