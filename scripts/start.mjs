/**
 * `npm start` and `npm run dev` (`--dev`): from a bare clone to a running shop. Only Node's own modules are used before the
 * packages are installed, and only old syntax before the version of Node is known.
 */
var nodeVersion = process.versions.node.split('.').map(Number);
if (nodeVersion[0] < 16) {
  console.error(
    'This is Node ' +
      process.versions.node +
      ', and the shop needs Node 20.19 or newer. Install one from nodejs.org, and run the command again.',
  );
  process.exit(1);
}
import('./lib/start.mjs').then(function (module) {
  return module.start({ dev: process.argv.includes('--dev') });
});
