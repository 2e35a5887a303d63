import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** One import of a file, in whatever form. */
export interface Import {
  /** The text between the quotes; null when it is computed at run time. */
  readonly specifier: string | null;
  /** `import type`, `export type … from` and `import('…')` in a type: gone at run time. */
  readonly isTypeOnly: boolean;
  /** `new URL('…', import.meta.url)`: names a worker, a program to fork, or any other file. */
  readonly isUrl: boolean;
}

/**
 * All imports of a source file in the order in which they are written: `import`, `export … from`, `import()`, types by
 * `import('…')`, `import = require()`, `require()`, `require.resolve()`, `import.meta.resolve()` and
 * `new URL('…', import.meta.url)`. Throws when the source has a syntax error.
 *
 * @param file names the language by its extension: ts, tsx or mjs
 */
export function readImports(file: string, source: string): readonly Import[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);

  const found: (Import & { readonly start: number })[] = [];
  const add = (node: ESTree.Node, from: ESTree.Node | null | undefined, form: Partial<Import> = {}): void => {
    found.push({ start: node.start, specifier: textOf(from), isTypeOnly: false, isUrl: false, ...form });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source, { isTypeOnly: node.importKind === 'type' }),
    ExportAllDeclaration: (node) => add(node, node.source, { isTypeOnly: node.exportKind === 'type' }),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source, { isTypeOnly: node.exportKind === 'type' });
    },
    TSImportType: (node) => add(node, node.source, { isTypeOnly: true }),
    TSExternalModuleReference: (node) => add(node, node.expression),
    ImportExpression: (node) => add(node, node.source),
    CallExpression: (node) => {
      if (isRequire(node.callee) || isResolve(node.callee)) add(node, node.arguments[0]);
    },
    NewExpression: (node) => {
      const [from, base] = node.arguments;
      if (isNamed(node.callee, 'URL') && isMetaUrl(base)) add(node, from, { isUrl: true });
    },
  }).visit(program);
  return found.sort((a, b) => a.start - b.start).map(({ start: _, ...one }) => one);
}

type Node = ESTree.Node | null | undefined;

/** The text of a string without parts that are computed. */
function textOf(node: Node): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

const isNamed = (node: Node, name: string): boolean => node?.type === 'Identifier' && node.name === name;

/** `require` or `createRequire(…)`. */
const isRequire = (node: Node): boolean =>
  isNamed(node, 'require') || (node?.type === 'CallExpression' && isNamed(node.callee, 'createRequire'));

/** `require.resolve` or `import.meta.resolve`. */
const isResolve = (node: Node): boolean =>
  node?.type === 'MemberExpression' &&
  isNamed(node.property, 'resolve') &&
  (isRequire(node.object) || node.object.type === 'MetaProperty');

const isMetaUrl = (node: Node): boolean =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && isNamed(node.property, 'url');
