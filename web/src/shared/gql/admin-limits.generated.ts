export const auditFilterLimits = {
  by: { min: 0, max: 254 },
  subjectId: { min: 0, max: 200 },
} as const;

export const fitmentChangeInputLimits = {
  row: { min: 1, max: 60 },
} as const;

export const fitmentInputLimits = {
  accepted: { min: 1, max: 200, items: { min: 0, max: 20 } },
  make: { min: 1, max: 60 },
  model: { min: 1, max: 60 },
  note: { min: 0, max: 500 },
  question: { min: 1, max: 60 },
  units: { min: 1, max: 1000 },
  yearFrom: { min: 1885, max: 2100 },
  yearTo: { min: 1885, max: 2100 },
} as const;

export const orderFilterLimits = {
  search: { min: 0, max: 100 },
} as const;

export const addPartInputLimits = {
  availableQuantity: { min: 0, max: 1000000 },
  brand: { min: 0, max: 100 },
  description: { min: 0, max: 5000 },
  details: { min: 0, max: 10000 },
  image: { min: 1, max: 2000 },
  imageAlts: { min: 0, max: 200, items: { min: 0, max: 12 } },
  moreImages: { min: 1, max: 2000, items: { min: 0, max: 11 } },
  name: { min: 0, max: 200 },
  orderQuantity: { min: 1, max: 1000000 },
  partNumber: { min: 0, max: 100 },
} as const;

export const bulkChangeRuleInputLimits = {
  percent: { min: 0.01, max: 1000 },
  reason: { min: 1, max: 500 },
  units: { min: 1, max: 1000000 },
} as const;

export const jobInputLimits = {
  description: { min: 0, max: 1000 },
  place: { min: 1, max: 1000 },
  slots: { items: { min: 1, max: 20 } },
  title: { min: 1, max: 100 },
  words: { min: 1, max: 100, items: { min: 0, max: 30 } },
} as const;

export const jobSlotInputLimits = {
  title: { min: 1, max: 100 },
  units: { min: 1, max: 100 },
} as const;

export const partDraftInputLimits = {
  availableQuantity: { min: 0, max: 1000000 },
  brand: { min: 0, max: 100 },
  description: { min: 0, max: 5000 },
  details: { min: 0, max: 10000 },
  image: { min: 1, max: 2000 },
  imageAlts: { min: 0, max: 200, items: { min: 0, max: 12 } },
  moreImages: { min: 1, max: 2000, items: { min: 0, max: 11 } },
  name: { min: 0, max: 200 },
  orderQuantity: { min: 1, max: 1000000 },
  partNumber: { min: 0, max: 100 },
} as const;

export const partNumberInputLimits = {
  maker: { min: 0, max: 100 },
  number: { min: 1, max: 100 },
} as const;

export const partSpecificationInputLimits = {
  name: { min: 1, max: 60 },
  number: { min: -9999999999, max: 9999999999 },
  text: { min: 0, max: 200 },
  unit: { min: 0, max: 20 },
} as const;

export const parcelInputLimits = {
  carrier: { min: 1, max: 40 },
  expectedAddress: { min: 0, max: 500 },
  orderIds: { items: { min: 1, max: 200 } },
  trackingNumber: { min: 4, max: 60 },
} as const;

export const updatePartInputLimits = {
  brand: { min: 0, max: 100 },
  description: { min: 0, max: 5000 },
  details: { min: 0, max: 10000 },
  image: { min: 1, max: 2000 },
  imageAlts: { min: 0, max: 200, items: { min: 0, max: 12 } },
  moreImages: { min: 1, max: 2000, items: { min: 0, max: 11 } },
  name: { min: 0, max: 200 },
  orderQuantity: { min: 1, max: 1000000 },
  partNumber: { min: 0, max: 100 },
} as const;

export const adminReturnsLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
  search: { min: 0, max: 100 },
  state: { items: { min: 0, max: 6 } },
} as const;

export const auditLogLimits = {
  first: { min: 1, max: 100 },
} as const;

export const contactMessagesLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
  search: { min: 0, max: 100 },
} as const;

export const contradictedOrdersLimits = {
  partId: { min: 1, max: 60 },
} as const;

export const fitmentFindingsLimits = {
  first: { min: 1, max: 100 },
  partId: { min: 1, max: 60 },
} as const;

export const importLinesLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
} as const;

export const importsLimits = {
  first: { min: 1, max: 100 },
} as const;

export const ordersLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
} as const;

export const parcelsToShipLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
  search: { min: 0, max: 100 },
} as const;

export const partDraftsLimits = {
  search: { min: 0, max: 200 },
} as const;

export const paymentCasesLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
  search: { min: 0, max: 100 },
} as const;

export const shippedParcelsLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
} as const;

export const usersLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
  search: { min: 0, max: 100 },
} as const;

export const acceptReturnLimits = {
  words: { min: 1, max: 2000 },
} as const;

export const addCustomerNoteLimits = {
  text: { min: 1, max: 2000 },
} as const;

export const addOrderNoteLimits = {
  text: { min: 1, max: 2000 },
} as const;

export const answerContactMessageLimits = {
  expectedAnswers: { min: 0, max: 1000000 },
  text: { min: 1, max: 5000 },
} as const;

export const correctParcelLimits = {
  carrier: { min: 1, max: 40 },
  trackingNumber: { min: 4, max: 60 },
} as const;

export const declineReturnLimits = {
  words: { min: 1, max: 2000 },
} as const;

export const prepareBulkChangeLimits = {
  ids: { items: { min: 1, max: 1000 } },
} as const;

export const receiveReturnLimits = {
  expectedUnits: { min: 0, max: 1000000 },
  id: { min: 1, max: 100 },
  idempotencyKey: { min: 1, max: 255 },
  shelved: { min: 0, max: 1000000 },
  writtenOff: { min: 0, max: 1000000 },
} as const;

export const refundOrderLimits = {
  reason: { min: 1, max: 500 },
} as const;

export const refundReturnLimits = {
  deduction: { min: 0, max: 500 },
  expectedUnits: { min: 0, max: 1000000 },
  id: { min: 1, max: 100 },
} as const;

export const resolvePaymentCaseLimits = {
  note: { min: 1, max: 500 },
} as const;

export const restockPartLimits = {
  reason: { min: 1, max: 500 },
} as const;

export const saveJobLimits = {
  key: { min: 1, max: 60 },
  revision: { min: 1, max: 1000000000 },
} as const;

export const setOrderAddressLimits = {
  address: { min: 1, max: 500 },
  orderIds: { items: { min: 1, max: 200 } },
} as const;

export const setPartNumbersLimits = {
  expected: { items: { min: 0, max: 500 } },
  numbers: { items: { min: 0, max: 500 } },
} as const;

export const setPartSpecificationsLimits = {
  expected: { items: { min: 0, max: 100 } },
  specifications: { items: { min: 0, max: 100 } },
} as const;

export const setPaymentCaseWaitingLimits = {
  note: { min: 1, max: 500 },
} as const;

export const shipOrdersLimits = {
  carrier: { min: 1, max: 40 },
  orderIds: { items: { min: 1, max: 200 } },
  parcels: { items: { min: 1, max: 200 } },
  trackingNumber: { min: 4, max: 60 },
} as const;

export const undoShipOrdersLimits = {
  ids: { items: { min: 1, max: 200 } },
} as const;