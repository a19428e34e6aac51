import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** The columns that an operation reads of each row, by property; undefined: all. */
export type SelectedColumns = ReadonlySet<string> | undefined;

/**
 * Which columns a field reads, by property: for fields that are not a column themselves. Where a field without it is
 * selected, whole rows are read.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- checks the names of the columns
export const Reads = <Row>(...columns: readonly (keyof Row & string)[]) => Extensions({ reads: columns });

const TO_ROWS = ['nodes', 'edges', 'node'];

const known = new WeakMap<FieldNode, { readonly columns: SelectedColumns }>();

/**
 * The columns of a row class that an operation reads of the list or connection being resolved, whatever its `@skip` and
 * `@include` say.
 */
export function selectedColumns(info: GraphQLResolveInfo, row: Row): SelectedColumns {
  const [node, ...others] = info.fieldNodes;
  if (!node || others.length > 0) return undefined;
  const memoized = known.get(node);
  if (memoized) return memoized.columns;
  const found = new Set(['id']);
  const columns = collect(node.selectionSet, info.returnType, { fragments: info.fragments, row, found })
    ? found
    : undefined;
  known.set(node, { columns });
  return columns;
}

interface Row {
  readonly name: string;
  readonly prototype: object;
}

interface Search extends Pick<GraphQLResolveInfo, 'fragments'> {
  readonly row: Row;
  readonly found: Set<string>;
}

/** Adds the columns that a selection reads. False if it may read any. */
function collect(selected: SelectionSetNode | undefined, of: GraphQLOutputType, search: Search): boolean {
  const type = getNamedType(of);
  if (!selected || !isObjectType(type)) return false;
  return selected.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return collectField(selection, type, search);
    if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet, type, search);
    return collect(search.fragments[selection.name.value]?.selectionSet, type, search);
  });
}

function collectField(
  { name: { value: name }, selectionSet }: FieldNode,
  type: GraphQLObjectType,
  search: Search,
) {
  const { row, found } = search;
  const field = type.getFields()[name];
  // `__typename`
  if (!field) return true;
  const isOfRow = type.name === row.name;
  if (!isOfRow && TO_ROWS.includes(name)) return collect(selectionSet, field.type, search);
  const isColumn = isOfRow && !field.resolve && !(name in row.prototype);
  const reads = (field.extensions.reads as readonly string[] | undefined) ?? (isColumn ? [name] : undefined);
  reads?.forEach((column) => found.add(column));
  return reads !== undefined;
}

/** The selected columns and those that a sort order of SQL expressions reads (alias `item`), for cursors. */
export function withSortColumns(
  selected: SelectedColumns,
  columns: readonly { readonly column: string; readonly reads?: readonly string[] }[],
): SelectedColumns {
  const named = (column: string) =>
    [...column.matchAll(/item\.(\w+)/g)].map(([, name = '']) => propertyOf(name));
  return (
    selected && new Set([...selected, ...columns.flatMap(({ column, reads }) => reads ?? named(column))])
  );
}

const propertyOf = (column: string) =>
  column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** How rows with some of their columns are selected, and read. */
export interface RowShape {
  /** What a SELECT lists. */
  readonly list: string;
  /** The rows, on which reading another column throws: nothing takes a column that was not selected for an empty one. */
  readonly read: <Row extends object>(rows: readonly Row[]) => Row[];
}

/** Callers decide which columns they select together. */
const MAX_SHAPES = 500;

/** The shapes of rows with this prototype, whose columns are given as SQL by property. */
export class RowShapes {
  private readonly shapes = new Map<string, RowShape>();

  constructor(
    private readonly prototype: object,
    private readonly columns: Readonly<Record<string, string>>,
  ) {}

  of(selected: SelectedColumns): RowShape {
    const key = selected ? [...selected].join() : '';
    const known = this.shapes.get(key);
    if (known) return known;
    if (this.shapes.size >= MAX_SHAPES) this.shapes.clear();
    const shape = this.create(selected);
    this.shapes.set(key, shape);
    return shape;
  }

  private create(selected: SelectedColumns): RowShape {
    const [read, others]: [string[], string[]] = [[], []];
    for (const name of Object.keys(this.columns))
      (selected && !selected.has(name) ? others : read).push(name);
    const prototype = Object.create(
      this.prototype,
      Object.fromEntries(others.map((name) => [name, { get: () => refuse(name) }])),
    ) as object;
    return {
      list: read.map((name) => `${this.columns[name]} AS "${name}"`).join(', '),
      read: (rows) => rows.map((row) => Object.assign(Object.create(prototype) as typeof row, row)),
    };
  }
}

function refuse(column: string): never {
  throw new Error(`column ${column} was not selected: the field that reads it must declare it with @Reads`);
}
