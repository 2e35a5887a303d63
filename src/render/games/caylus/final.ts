import type { Standings } from '../../../engines/contract.ts';
import type { Picture } from '../../contract.ts';
import { pageOf } from '../../kit/page.ts';
import { type Heading, header } from './page/header.ts';
import { HEADER, WIDTH } from './page/layout.ts';
import type { Subject } from './subject.ts';
export const finalBoard = (_s: Subject, _st: Standings, heading: Heading): Picture =>
  pageOf(WIDTH, 1200, [header(HEADER, heading)], []);
