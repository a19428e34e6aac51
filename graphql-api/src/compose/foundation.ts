import type { DataSource } from 'typeorm';
import type { AccessTokens } from '../auth/access-token.js';
import type { IdentityProvider } from '../auth/identity.port.js';
import type { PictureCodec } from '../features/catalogue/picture/picture-codec.port.js';
import type { PictureStore } from '../features/catalogue/picture/picture-store.port.js';
import type { MailSender } from '../features/customers/mail/mail-content.js';
import type { Mailer } from '../features/customers/mail/mailer.port.js';
import type { PictureSource } from '../features/data/import-kinds/parts/pictures/picture-source.port.js';
import type { ReturnRules } from '../features/fulfillment/return/return-rules.js';
import type { Carrier } from '../features/fulfillment/shipping/carriers.js';
import type { HoldRules } from '../features/orders/holding/hold.service.js';
import type { CaseListener } from '../features/payments/payment/payment-cases.service.js';
import type { PaymentGateway } from '../features/payments/payment/payment-gateway.port.js';
import type { ReadinessService } from '../features/shop/readiness/readiness.service.js';
import type { RateLimits } from '../shared/rate-limits.js';
import type { ReadDatabase } from '../shared/read-database.js';

/** What the use cases need: connections, ports and settings, made by `create-app.ts`. */
export interface Foundation {
  readonly database: DataSource;
  /** Public pages are read here: the primary or a replica. */
  readonly catalogue: ReadDatabase;
  readonly gateway: PaymentGateway;
  readonly identities: IdentityProvider;
  readonly tokens: AccessTokens;
  readonly holdRules: HoldRules;
  readonly returnRules: ReturnRules;
  readonly carriers: readonly Carrier[];
  readonly limits: RateLimits;
  readonly pictureStore: PictureStore;
  readonly pictureCodec: PictureCodec;
  readonly pictureSource: PictureSource;
  readonly onPaymentCase: CaseListener;
  /** The mailer; without it no email is sent. */
  readonly mailer?: Mailer | undefined;
  readonly mailSender: MailSender;
  /** Whether admins are notified by email, too. */
  readonly adminMail: boolean;
  readonly readiness: ReadinessService;
}
