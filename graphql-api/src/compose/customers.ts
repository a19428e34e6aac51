import { ContactMessage } from '../features/customers/contact/contact-message.entity.js';
import { ContactService } from '../features/customers/contact/contact.service.js';
import { MessageListService } from '../features/customers/contact/message-list.service.js';
import { AccountErasure } from '../features/customers/customer/account-erasure.service.js';
import { CustomerNotes } from '../features/customers/customer/customer-notes.service.js';
import { CustomerReader } from '../features/customers/customer/customer-reader.service.js';
import { PersonalData } from '../features/customers/customer/personal-data.service.js';
import { AdminMailKinds } from '../features/customers/mail/admin-mail-kinds.js';
import { BackInStockMailKinds } from '../features/customers/mail/back-in-stock-mail-kinds.js';
import { LowStockMails } from '../features/customers/mail/low-stock-mails.service.js';
import { MailFiguresReader } from '../features/customers/mail/mail-figures.service.js';
import type { MailKinds } from '../features/customers/mail/mail-kinds.js';
import { MailSending } from '../features/customers/mail/mail-sending.service.js';
import { MailWriter } from '../features/customers/mail/mail-writer.service.js';
import { MessageMailKinds } from '../features/customers/mail/message-mail-kinds.js';
import { OrderMailKinds } from '../features/customers/mail/order-mail-kinds.js';
import { RefundMailKinds } from '../features/customers/mail/refund-mail-kinds.js';
import { ReturnMailKinds } from '../features/customers/mail/return-mail-kinds.js';
import { OutboxService } from '../features/customers/outbox/outbox.service.js';
import { AccountMoveService } from '../features/customers/user/account-move.service.js';
import { ImportedAccounts } from '../features/customers/user/imported-accounts.service.js';
import { ProfileService } from '../features/customers/user/profile.service.js';
import { UserAdminService } from '../features/customers/user/user-admin.service.js';
import { UserFinder } from '../features/customers/user/user-finder.service.js';
import { User } from '../features/customers/user/user.entity.js';
import { UserService } from '../features/customers/user/user.service.js';
import { systemClock } from '../shared/clock.js';
import type { Catalogue } from './catalogue.js';
import type { Foundation } from './foundation.js';
import type { Orders } from './orders.js';
import type { Payments } from './payments.js';
import type { Shop } from './shop.js';

/** The room `customers`: accounts, messages, email. */
export function createCustomers(
  foundation: Foundation,
  { audit }: Shop,
  { backInStock }: Catalogue,
  { finder }: Orders,
  { orderMoney, cases }: Payments,
) {
  const { database, catalogue, identities, tokens, limits, mailer, mailSender, returnRules } = foundation;
  const userRows = database.getRepository(User);
  const moves = new AccountMoveService(userRows, identities, audit, systemClock);
  const imported = new ImportedAccounts(audit);
  const customers = new CustomerReader(database.manager, finder);
  const mailKinds: MailKinds = {
    ...new OrderMailKinds(database.manager, orderMoney, foundation.carriers, mailSender).kinds,
    ...new MessageMailKinds(database.manager, mailSender).kinds,
    ...new BackInStockMailKinds(database.manager, backInStock, mailSender).kinds,
    ...new AdminMailKinds(database.manager, catalogue, mailSender, foundation.adminMail).kinds,
    ...new ReturnMailKinds(database.manager, orderMoney, mailSender, returnRules).kinds,
    ...new RefundMailKinds(database.manager, orderMoney, mailSender).kinds,
  };
  return {
    users: new UserService(userRows, identities, tokens, limits, audit, { moves, imported }),
    profiles: new ProfileService(userRows, identities, audit, limits),
    userAdmin: new UserAdminService(userRows, audit),
    userFinder: new UserFinder(userRows, catalogue),
    customers,
    customerNotes: new CustomerNotes(database.manager, audit),
    personalData: new PersonalData(database.manager, customers, audit, limits),
    accountErasure: new AccountErasure(database.manager, identities, imported, audit),
    contact: new ContactService(
      database.getRepository(ContactMessage),
      limits,
      audit,
      finder.isOwn,
      mailer !== undefined,
    ),
    messageList: new MessageListService(database.manager, catalogue),
    outbox: new OutboxService(database.manager, mailer !== undefined),
    mailFigures: new MailFiguresReader(database.manager),
    lowStockMails: new LowStockMails(database.manager, returnRules.timeZone),
    mailSending:
      mailer && new MailSending(database.manager, new MailWriter(mailKinds, mailSender), mailer, cases),
  };
}
