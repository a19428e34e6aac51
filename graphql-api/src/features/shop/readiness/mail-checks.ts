import { type Check, good, missing } from './check.js';
import type { MailServer } from './mail-server.port.js';
import { CredentialRefused } from './readiness.errors.js';
import { ReadinessArea } from './readiness.types.js';

/** Whether customers can be mailed. `isLocalService`: the mails go to this machine's inbox. */
export const mailChecks = (server: MailServer | undefined, isLocalService: boolean): Check[] => [
  {
    area: ReadinessArea.MAIL,
    name: 'Mail server',
    ask: async () => {
      if (!server)
        return missing('SMTP_URL and MAIL_FROM are not set: the shop writes to nobody.', {
          steps: ['Put your mail server into the shop’s environment, then start it again.'],
          copy: VARIABLES,
        });
      try {
        await server.verify();
      } catch (error) {
        if (error instanceof CredentialRefused) throw error;
        return missing('Nothing that takes mails answers at SMTP_URL.', {
          steps: ['Are its host and port right, and may this machine reach them?'],
          copy: VARIABLES,
        });
      }
      if (isLocalService)
        return missing('Mails lie in the Inbox and reach nobody.', {
          steps: [
            'Put your mail server into the shop’s environment, then start it again.',
            'Send yourself a test mail.',
          ],
          copy: [...VARIABLES, TEST_MAIL],
        });
      return good(`The mail server lets us in. Only a test mail shows whether mails arrive: ${TEST_MAIL}`);
    },
  },
];

const TEST_MAIL = 'npm run ready -- --mail you@example.com';
const VARIABLES = [
  'SMTP_URL=smtp://user:password@mail.example.com:587',
  'MAIL_FROM=My Shop <orders@shop.example.com>',
];
