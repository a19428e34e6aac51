import 'reflect-metadata';

import { runCommand } from './command.js';
import { Role } from '../auth/role.js';
import { AuditService } from '../features/shop/audit/audit.service.js';
import { User } from '../features/customers/user/user.entity.js';
import { getShopTimeZone, isoDay } from '../shared/shop-day.js';
import { UserAdminService } from '../features/customers/user/user-admin.service.js';

/** How the audit log names this command. */
const ACTOR = 'command:admin';
const MISUSED = 2;

const USAGE = `Usage:
  npm run admin -- grant someone@example.com
  npm run admin -- revoke someone@example.com
  npm run admin -- relink someone@example.com
  npm run admin -- list`;

/**
 * `node dist/bundle/admin.js grant|revoke <email>`, `list`: who may do what an admin may, beginning with the first one.
 * `relink <email>`: a new sign-in may take over the account that is in its way.
 */
const [verb, email, ...more] = process.argv.slice(2);

await runCommand(async (database) => {
  const admins = new UserAdminService(database.getRepository(User), new AuditService());
  const named = email !== undefined && more.length === 0;
  if (verb === 'grant' && named) {
    const { user, changed } = await admins.grant(email, ACTOR);
    console.log(`${user.email} is ${changed ? 'now' : 'already'} an admin.`);
    if (!user.emailVerified)
      console.log('The rights count once the email address is verified, and its owner has logged in again.');
    return 0;
  }
  if (verb === 'revoke' && named) {
    const { user, changed } = await admins.revoke(email, ACTOR);
    console.log(`${user.email} is ${changed ? 'no longer' : 'not'} an admin.`);
    return 0;
  }
  if (verb === 'relink' && named) {
    const { email: address, grantedRole } = await admins.allowRelink(email, ACTOR);
    console.log(
      `For 24 hours, anyone who logs in with the verified address ${address} takes its account over.`,
    );
    if (grantedRole === Role.ADMIN)
      console.log('Its admin rights end then; grant them again if you mean it.');
    return 0;
  }
  if (verb === 'list' && email === undefined) {
    const all = await admins.listAdmins();
    const timeZone = await getShopTimeZone(database);
    for (const user of all) console.log(lineOf(user, timeZone));
    if (all.length === 0) console.log('There is no admin yet.');
    return 0;
  }
  console.error(USAGE);
  return MISUSED;
});

function lineOf(
  { email: address, emailVerified, disabled, madeAdminBy, madeAdminAt }: User,
  timeZone: string,
): string {
  const since = madeAdminAt ? ` since ${isoDay(madeAdminAt, timeZone)}` : '';
  const by = madeAdminBy === null ? '' : ` by ${madeAdminBy}`;
  const but = disabled ? ', disabled' : emailVerified ? '' : ', email not verified: without effect';
  return `${address}${since}${by}${but}`;
}
