import type { SeenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Context } from '../state/context.ts';

/**
 * The rows from this one on, as everyone may know them: from memory or, if that does not go back far enough, from the
 * record, which may have newer rows than the table.
 */
export async function rowsSince(
  { tables }: Pick<Context, 'tables'>,
  table: Table,
  from: number,
): Promise<readonly SeenRow[]> {
  const recent = table.standpoints?.public.recent ?? [];
  const [first] = recent;
  const isEnough = first !== undefined && (first.seq <= from || first.kind === 'start');
  const rows = isEnough ? recent : await tables.story(table.id, 'table');
  return rows.filter(({ seq }) => seq >= from);
}
