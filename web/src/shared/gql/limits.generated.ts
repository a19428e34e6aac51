export const engineInputLimits = {
  cylinders: { min: 1, max: 24 },
  litres: { min: 0.1, max: 29.9 },
} as const;

export const fitmentAnswerInputLimits = {
  answer: { min: 1, max: 200 },
  question: { min: 1, max: 60 },
} as const;

export const vehicleInputLimits = {
  make: { min: 1, max: 60 },
  model: { min: 1, max: 60 },
  year: { min: 1885, max: 2100 },
} as const;

export const partFilterLimits = {
  brands: { min: 0, max: 100, items: { min: 0, max: 50 } },
  categories: { items: { min: 0, max: 20 } },
  search: { min: 0, max: 100 },
} as const;

export const vehicleFilterLimits = {
  answers: { items: { min: 0, max: 20 } },
} as const;

export const cartLineInputLimits = {
  quantity: { min: 1, max: 1000000 },
} as const;

export const placeOrderInputLimits = {
  address: { min: 1, max: 500 },
  idempotencyKey: { min: 1, max: 255 },
  phone: { min: 1, max: 50 },
  quantity: { min: 1, max: 1000000 },
} as const;

export const orderFitInputLimits = {
  answers: { items: { min: 0, max: 20 } },
} as const;

export const placeOrdersInputLimits = {
  address: { min: 1, max: 500 },
  idempotencyKey: { min: 1, max: 255 },
  lines: { items: { min: 1, max: 50 } },
  phone: { min: 1, max: 50 },
} as const;

export const orderLineInputLimits = {
  quantity: { min: 1, max: 1000000 },
} as const;

export const postReviewInputLimits = {
  partId: { min: 1, max: 100 },
  rating: { min: 1, max: 5 },
  review: { min: 0, max: 2000 },
} as const;

export const garageCarInputLimits = {
  answers: { items: { min: 0, max: 20 } },
} as const;

export const contactMessageInputLimits = {
  email: { min: 3, max: 254 },
  message: { min: 1, max: 5000 },
  name: { min: 1, max: 100 },
  orderId: { min: 1, max: 100 },
} as const;

export const updateProfileInputLimits = {
  education: { min: 1, max: 200 },
  linkedin: { min: 1, max: 2000 },
  location: { min: 1, max: 200 },
  name: { min: 1, max: 100 },
  phone: { min: 1, max: 50 },
} as const;

export const cartPartsLimits = {
  ids: { min: 1, max: 100, items: { min: 0, max: 100 } },
} as const;

export const decodeVinLimits = {
  vin: { min: 1, max: 100 },
} as const;

export const jobLimits = {
  answers: { items: { min: 0, max: 20 } },
} as const;

export const jobsLimits = {
  answers: { items: { min: 0, max: 20 } },
} as const;

export const myOrderSetLimits = {
  ids: { min: 1, max: 100, items: { min: 0, max: 50 } },
} as const;

export const myOrdersLimits = {
  first: { min: 1, max: 100 },
} as const;

export const myPurchasesLimits = {
  first: { min: 1, max: 100 },
} as const;

export const partsLimits = {
  first: { min: 1, max: 100 },
  page: { min: 1, max: 10000 },
} as const;

export const purchaseLimits = {
  number: { min: 1, max: 20 },
} as const;

export const reviewsLimits = {
  first: { min: 1, max: 100 },
} as const;

export const searchSuggestionsLimits = {
  text: { min: 1, max: 100 },
} as const;

export const vehiclesLimits = {
  make: { min: 1, max: 60 },
  model: { min: 1, max: 60 },
  year: { min: 1885, max: 2100 },
} as const;

export const confirmPaymentsLimits = {
  orderIds: { items: { min: 1, max: 50 } },
} as const;

export const createPaymentIntentLimits = {
  orderIds: { items: { min: 1, max: 50 } },
} as const;

export const mergeCartLimits = {
  lines: { items: { min: 0, max: 50 } },
} as const;

export const requestReturnLimits = {
  orderId: { min: 1, max: 100 },
  text: { min: 0, max: 2000 },
  units: { min: 1, max: 1000000 },
} as const;

export const saveToGarageLimits = {
  cars: { items: { min: 1, max: 10 } },
} as const;

export const setCartLineLimits = {
  quantity: { min: 0, max: 1000000 },
} as const;

export const setDeliveryLimits = {
  address: { min: 1, max: 500 },
  phone: { min: 1, max: 50 },
} as const;