/** Vitest runs this at the beginning of each test file (`vitest.config.ts`). */
import { beginFile } from './perFile.ts';

beginFile();
