import type { AuditAction } from '#shared/gql/schema-types.generated';

/** The label of each audit action; `…` is the name of its subject. */
const labels: Record<AuditAction, string> = {
  ACCOUNT_ATTACHED: 'Imported account … attached',
  ACCOUNT_CREATED: 'Account … created',
  ACCOUNT_DELETED: 'Account … deleted',
  ACCOUNT_DISABLED: 'Account … disabled',
  ACCOUNT_ENABLED: 'Account … enabled',
  ACCOUNT_MOVED: 'Account … moved to another login',
  ADMIN_GRANTED: 'Admin rights of …',
  ADMIN_REVOKED: 'Admin rights of …',
  CASE_RESOLVED: 'Case: resolved',
  CASE_UPDATED: 'Case: amount changed',
  CASE_WAITING: 'Case: marked as waiting',
  CUSTOMER_NOTE_ADDED: 'Note about … added',
  CUSTOMER_NOTE_REMOVED: 'Note about … removed',
  DATA_EXPORTED: 'Data of … downloaded',
  DELIVERY_CHANGED: 'Delivery address of order …',
  FIT_ANSWERED: 'Fit feedback for order …',
  GARAGE_CHANGED: 'Garage of …',
  FITMENT_ADDED: 'Car added to the fitment of …',
  FITMENT_CHANGED: 'Car changed in the fitment of …',
  FILE_EXPORTED: 'Exported as a file',
  FILE_IMPORTED: 'File imported: …',
  FITMENT_IMPORTED: 'Fitment imported: …',
  FITMENT_IMPORT_UNDONE: 'Import undone: …',
  IMPORT_UNDONE: 'Import undone: …',
  FITMENT_REMOVED: 'Car removed from the fitment of …',
  HOLD_EXPIRED: 'Hold expired for order …',
  HOLD_RETAKEN: 'Items held again for order …',
  JOB_REMOVED: 'Job … removed',
  JOB_SAVED: 'Job … saved',
  MESSAGE_ANSWERED: 'Message answered',
  MESSAGE_MARKED: 'Message marked',
  MESSAGE_REMOVED: 'Message removed',
  MESSAGE_SENT: 'Message sent',
  ORDER_CANCELLED: 'Order … canceled by its customer',
  ORDER_DELETED: 'Order … deleted',
  ORDER_NOTE_ADDED: 'Note added to order …',
  ORDER_NOTE_REMOVED: 'Note removed from order …',
  ORDER_PAID: 'Order … paid',
  ORDER_PLACED: 'Order … placed',
  ORDER_REFUNDED: 'Order … refunded',
  ORDER_REPRICED: 'New price accepted for order …',
  ORDER_SHIPPED: 'Order … marked as shipped',
  ORDER_SHIP_UNDONE: 'Shipment of order … undone',
  PARCEL_CORRECTED: 'Tracking details of order … corrected',
  PART_ADDED: 'Part … added',
  PART_CHANGED: 'Part … changed',
  PART_DRAFT_REMOVED: 'Draft of a part deleted',
  PART_DRAFT_SAVED: 'Draft of a part saved',
  PART_REMOVED: 'Part … removed',
  PART_RESTOCKED: 'Stock of …',
  PAYMENT_PROBLEM: 'Case opened: …',
  PAYMENT_REFUNDED: 'Payment refunded: order …',
  PAYMENT_REFUND_DUE: 'Refund due: order …',
  PICTURE_UPLOADED: 'Photo uploaded',
  PROFILE_CHANGED: 'Profile of …',
  RELINK_ALLOWED: 'Account … allowed to move to another login',
  RETURN_ACCEPTED: 'Return accepted: order …',
  RETURN_DECLINED: 'Return declined: order …',
  RETURN_RECEIVED: 'Return received: order …',
  RETURN_REFUNDED: 'Return closed: order …',
  RETURN_REQUESTED: 'Return requested: order …',
  RETURN_WITHDRAWN: 'Return withdrawn: order …',
  REVIEW_POSTED: 'Review posted',
  REVIEW_REMOVED: 'Review removed',
  SESSIONS_ENDED: '… logged out everywhere',
};

/** Describes an audit entry: "Order 7F3A-4410 marked as shipped". */
export const auditLabel = ({ action, subjectName }: { action: AuditAction; subjectName: string | null }) =>
  labels[action].replace(/:? …/, (place) => (subjectName ? place.replace('…', subjectName) : ''));

/** Describes an audit entry of a known order or case: "Marked as shipped". */
export function auditPhrase({ action }: { action: AuditAction }): string {
  const text = labels[action].replace(/^(Order|Case:)( …)? ?/, '').replace(/:?( of| for)? (order )?…/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The address that an account gets when it is deleted. */
const NOBODYS = /^deleted-.*@account\.invalid$/;

/** Name of the actor: an address, the name of a command, or the shop itself. */
export function actorLabel(by: string | null): string {
  if (by === null) return 'System';
  if (NOBODYS.test(by)) return 'a deleted account';
  return by.startsWith('command:') ? `the ${by.slice(8)} command` : by;
}
