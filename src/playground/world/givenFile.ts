/** A file that a member has chosen for an option of a command. Discord keeps such files for a while, here in memory. */
export interface GivenFile {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
