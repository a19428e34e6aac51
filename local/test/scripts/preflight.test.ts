import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePorts } from '../../src/config/ports.js';
import { aFolder, isRoot, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';

afterAll(removeFolders);

const preflight = (code: string) => withScript('preflight.mjs', code);

test.each(['16.20.2', '18.20.8', '20.18.3'])('Node %s is refused with what to install', async (version) => {
  const { code, output } = await preflight(`m.checkNode('${version}', 'linux')`);
  expect(code).toBe(1);
  expect(output).toBe(
    `This is Node ${version}, and the shop needs Node 20.19 or newer. Install one from nodejs.org (or "nvm install" here), and run the command again.`,
  );
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('Node %s is accepted', async (version) => {
  expect(await preflight(`m.checkNode('${version}', 'linux')`)).toEqual({ code: 0, output: '' });
});

test('Windows is refused with a hint to WSL', async () => {
  expect((await preflight(`m.checkNode('20.19.0', 'win32')`)).output).toContain(
    'Windows Subsystem for Linux',
  );
});

test('a full disk is reported differently for installing and for running', async () => {
  const check = async (installing: boolean, free: number) =>
    (await preflight(`m.checkRoom('/tmp', { installing: ${installing} }, ${free})`)).output;
  expect(await check(true, 1e9)).toBe(
    'The disk that holds /tmp has 1.0 GB left, and 1.5 GB are needed to install the packages. Free some space, and run the command again.',
  );
  expect(await check(false, 1e9)).toBe('');
  expect(await check(false, 1e8)).toContain('0.3 GB are needed to run');
});

test('a port in use is reported with the variable that changes it', async () => {
  const somebody = createServer().listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  const { port } = somebody.address() as AddressInfo;
  const [free = 0] = await freePorts(1);
  const { output } = await preflight(
    `await m.checkPorts([
      { variable: 'AUTH_PORT', port: ${port}, owner: 'the Auth emulator' },
      { variable: 'PORT', port: ${free}, owner: 'the shop' },
    ])`,
  );
  expect(output).toBe(
    `Port ${port}, meant for the Auth emulator, is in use. Stop what uses it, or choose another with AUTH_PORT=….`,
  );
  somebody.close();
});

test('another copy of the shop is recognized', async () => {
  const shop = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"status":"ready"}');
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  const { output } = await preflight(
    `await m.checkPorts([{ variable: 'PORT', port: ${port}, owner: 'the shop' }])`,
  );
  expect(output).toContain(`Another copy of this shop already runs at http://localhost:${port}.`);
  shop.close();
  shop.closeAllConnections();
});

test('the ports of a killed run do not count, because the start clears its leftovers', async () => {
  const folder = aFolder();
  writeFileSync(
    join(folder, 'run.json'),
    JSON.stringify({ supervisor: { pid: 999_999_999 }, ports: [4000, 9099] }),
  );
  expect((await preflight(`console.log(m.leftoverPorts(${JSON.stringify(folder)}))`)).output).toBe(
    '[ 4000, 9099 ]',
  );
  writeFileSync(
    join(folder, 'run.json'),
    JSON.stringify({ supervisor: { pid: process.pid }, ports: [4000] }),
  );
  expect((await preflight(`console.log(m.leftoverPorts(${JSON.stringify(folder)}))`)).output).toBe('[]');
});

test('an unwritable folder is named', async () => {
  const folder = join(aFolder(), 'closed');
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  const { output } = await preflight(`
    if (${isRoot}) process.setuid(65534);
    m.checkWritable(${JSON.stringify(join(folder, 'not', 'there', 'yet'))})`);
  expect(output).toContain(`You may not write to ${folder}.`);
});

test('an incomplete record of a killed run is ignored', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'run.json'), '');
  expect(await preflight(`console.log(m.leftoverPorts(${JSON.stringify(folder)}))`)).toEqual({
    code: 0,
    output: '[]',
  });
});

test('a file in place of a folder is reported as such', async () => {
  const file = join(aFolder(), 'data');
  writeFileSync(file, '');
  expect((await preflight(`m.checkWritable(${JSON.stringify(file)})`)).output).toContain(
    `${file} is a file, and a folder is needed there.`,
  );
});

test.each(['C#', 'what?', 'a "b"'])('a project in a folder named %s is refused', async (name) => {
  const folder = join('/home/somebody', name, 'axle');
  const { code, output } = await preflight(`m.checkPath(${JSON.stringify(folder)})`);
  expect(code).toBe(1);
  expect(output).toContain(`in ${folder}`);
});

test('blanks and letters of any language are allowed in folder names', async () => {
  const folder = "/home/josé/Müller & Söhne's (1) 50%/akse 車";
  expect(await preflight(`m.checkPath(${JSON.stringify(folder)})`)).toEqual({ code: 0, output: '' });
});

test('files that belong to another user, such as after a start as root, are named', async () => {
  const folder = aFolder();
  chmodSync(folder, 0o555);
  const lock = join(folder, 'prepare.lock');
  const { output } = await withScript(
    'lock.mjs',
    `if (${isRoot}) process.setuid(65534); await m.withLock(${JSON.stringify(lock)}, () => {})`,
  );
  expect(output).toBe(
    `You may not use ${lock}: it, or its folder, belongs to someone else, such as root after "sudo npm start". Make it yours, and run the command again.`,
  );
});
