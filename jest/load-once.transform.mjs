/** Leaves of a module the request for it: the worker answers it (load-once.environment.mjs), for sources with what was built of them. */
export default {
  process: (_source, path) => {
    const built = path.replace(/\/graphql-api\/src\/(.*)\.ts$/, '/graphql-api/dist/$1.js');
    return { code: `module.exports = loadOnce(${JSON.stringify(built)});` };
  },
  getCacheKey: (_source, path) => path,
};
