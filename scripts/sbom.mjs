/** `npm run --silent sbom`: what the shop is made of, as a CycloneDX document. The same lock file gives the same document. */
import { shippedPackages } from './lib/packages.mjs';
import { refuseArguments } from './lib/refusal.mjs';

refuseArguments(process.argv.slice(2));

const hex = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

const components = (await shippedPackages()).map(({ name, version, license, integrity }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hex(integrity) }] }),
  };
});
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }, null, 2));
