import { newId } from '../../../src/shared/ids.js';
import { aCustomerNote } from '../accounts.js';
import { aBulkChange } from '../bulk-changes.js';
import { aDraft } from '../drafts.js';
import { aPart } from '../builders.js';
import type { TestShop } from '../create-test-shop.js';
import { aFitment, aGarageCar, aModel, anImport } from '../fitments.js';
import { aJob } from '../jobs.js';
import { aNote } from '../notes.js';
import { createPaymentIntent, placeOrder } from '../operations.js';
import { parcelOf, purchaseNumberOf } from '../purchases.js';
import { aReturn } from '../returns.js';
import type { Cast } from '../role-cast.js';
import { message } from './payloads.js';

/** Objects that a call uses, created again for each that changes something. All of it is the owner's. */
export interface World {
  readonly partId: string;
  readonly draftId: string;
  readonly orderId: string;
  readonly purchaseNumber: string;
  readonly transactionId: string;
  /** Of the order, once it is shipped. */
  readonly parcelId: string;
  /** Return of the order, as far as `money` says. */
  readonly returnId: string;
  readonly reviewId: string;
  readonly messageId: string;
  /** About the leaver. */
  readonly customerNoteId: string;
  /** Note about the order. */
  readonly noteId: string;
  readonly caseId: string;
  readonly jobKey: string;
  /** Car in the garage. */
  readonly carId: string;
  /** A row of the part's list of cars. */
  readonly fitmentId: string;
  /** Files of lists of cars: one that was looked at, one that was applied. */
  readonly importId: string;
  readonly appliedId: string;
  /** Bulk changes that include the part: one that was previewed, one that was applied. */
  readonly preparedId: string;
  readonly bulkChangeId: string;
  /** The owner's, from Firebase. */
  readonly idToken: string;
  /** An account that someone may end. */
  readonly leaverUid: string;
  readonly leaverEmail: string;
  readonly ownerUid: string;
  readonly ownerEmail: string;
  readonly adminEmail: string;
}

/** State of the world's order: its payment, and then a return of it. */
export type Money = 'received' | 'settled' | 'shipped' | 'asked' | 'accepted' | 'came';

/** A call of the shop's, and what it needs. */
export interface Call {
  /** Statements, without BEGIN and COMMIT: including the one that identifies the caller. */
  readonly statements: number;
  /** The owner without. */
  readonly as?: 'admin' | 'leaver' | 'visitor';
  readonly money?: Money;
}

export async function aWorld(shop: TestShop, { owner, admin }: Cast, money?: Money): Promise<World> {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const order = await placeOrder(owner, part);
  const review = await owner.rest('POST', '/reviews', { rating: 5 });
  const sent = await shop.app.services.contact.send(message, { network: '', visitor: '' });
  const [{ id: caseId } = { id: '' }] = await shop.database.query<{ id: string }[]>(
    `INSERT INTO payment_case (id, kind, subject, detail) SELECT id, 'UNMATCHED_EVENT', id, 'a message'
       FROM gen_random_uuid() AS id RETURNING id`,
  );
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await shop.database.query('DELETE FROM garage_car WHERE user_uid = $1', [owner.uid]);
  const world = {
    caseId,
    jobKey: await aJob(shop.database, { key: newId() }),
    carId: await aGarageCar(shop.database, owner.uid),
    fitmentId: await aFitment(shop.database, part, { modelId }),
    importId: await anImport(shop.database, part, 'READY'),
    appliedId: await anImport(shop.database, part, 'APPLIED'),
    partId: part.id,
    bulkChangeId: await aBulkChange(admin, part.id, 'APPLIED'),
    preparedId: await aBulkChange(admin, part.id, 'PREPARED'),
    draftId: await aDraft(admin),
    orderId: order.id,
    purchaseNumber: await purchaseNumberOf(shop, order.id),
    transactionId: '',
    parcelId: '',
    returnId: '',
    reviewId: (review.body as { insertedId: string }).insertedId,
    messageId: sent.id,
    noteId: await aNote(admin, order.id),
    // Signing out everywhere ends those from before.
    idToken: await shop.people.signIn(owner.email),
    ...(await aLeaver(shop)),
    ownerUid: owner.uid,
    ownerEmail: owner.email,
    adminEmail: admin.email,
  };
  if (!money) return world;
  const { id: transactionId } = await createPaymentIntent(owner, order.id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  if (money !== 'received') {
    await owner.rest('PATCH', `/orders/${order.id}`, { order: order.id, transactionId });
  }
  if (money === 'received' || money === 'settled') return { ...world, transactionId };
  await admin.rest('PUT', `/orders/${order.id}`, { shipped: true });
  const parcelId = await parcelOf(shop, order.id);
  const returnId = money === 'shipped' ? '' : await aReturn({ customer: owner, admin }, order.id, money);
  return { ...world, transactionId, parcelId, returnId };
}

/** An account that no one signs in to, with a note about it. */
async function aLeaver(shop: TestShop): Promise<Pick<World, 'leaverEmail' | 'leaverUid' | 'customerNoteId'>> {
  const leaverUid = newId();
  const leaverEmail = `${leaverUid}@example.com`;
  await shop.database.query('INSERT INTO shop_user (uid, email, email_verified) VALUES ($1, $2, true)', [
    leaverUid,
    leaverEmail,
  ]);
  return { leaverUid, leaverEmail, customerNoteId: await aCustomerNote(shop.database, leaverUid) };
}
