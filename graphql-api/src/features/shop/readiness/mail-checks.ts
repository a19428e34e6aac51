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
        return missing("Email isn't configured: SMTP_URL and MAIL_FROM are not set.", {
          steps: ["Add your mail server to the shop's environment, then restart the shop."],
          copy: VARIABLES,
        });
      try {
        await server.verify();
      } catch (error) {
        if (error instanceof CredentialRefused) throw error;
        return missing('No mail server responds at SMTP_URL.', {
          steps: ['Check the host and port, and that this machine can reach them.'],
          copy: VARIABLES,
        });
      }
      if (isLocalService)
        return missing("Email isn't configured: emails go to the local Inbox only.", {
          steps: [
            "Add your mail server to the shop's environment, then restart the shop.",
            'Send yourself a test email.',
          ],
          copy: [...VARIABLES, TEST_MAIL],
        });
      return good(`The mail server accepts our login. Send a test email to check delivery: ${TEST_MAIL}`);
    },
  },
];

const TEST_MAIL = 'npm run ready -- --mail you@example.com';
const VARIABLES = [
  'SMTP_URL=smtp://user:password@mail.example.com:587',
  'MAIL_FROM=My Shop <orders@shop.example.com>',
];
