/** Projects that run without being named. */
export const DEFAULT_PROJECTS = ['unit', 'api', 'web', 'local', 'journey'];

/**
 * Splits the arguments of `npm test` into the projects to run and what is left for Jest.
 * Without `--selectProjects` it is the default ones.
 */
export function chooseProjects(args) {
  const selected = valuesOf('--selectProjects', args);
  const ignored = valuesOf('--ignoreProjects', args);
  const projects = (selected.values.length > 0 ? selected.values : DEFAULT_PROJECTS).filter(
    (project) => !ignored.values.includes(project),
  );
  return { projects, jestArgs: args.filter((_, index) => !selected.at.has(index) && !ignored.at.has(index)) };
}

/** The words after an option up to the next option, and where all of them are. */
function valuesOf(option, args) {
  const start = args.findIndex((word) => word === option || word.startsWith(`${option}=`));
  if (start < 0) return { values: [], at: new Set() };
  if (args[start].includes('='))
    return { values: [args[start].slice(option.length + 1)], at: new Set([start]) };
  const after = args.slice(start + 1);
  const end = after.findIndex((word) => word.startsWith('-'));
  const values = end < 0 ? after : after.slice(0, end);
  return { values, at: new Set([start, ...values.map((_, index) => start + 1 + index)]) };
}
