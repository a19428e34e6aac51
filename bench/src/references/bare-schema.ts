/** The part of the shop's schema that the bare GraphQL servers answer, in plain types. */
export const BARE_SCHEMA = `
  type Part {
    id: ID! name: String! brand: String category: String image: String price: String! orderQuantity: Int!
    availableQuantity: Int! description: String! partNumber: String createdAt: String
  }
  type PartConnection { nodes: [Part!]! }
  enum PartSort { NEWEST }
  type OrderPart { id: ID! price: String! availableQuantity: Int! }
  type Order { id: ID! number: String! part: OrderPart }
  input PlaceOrderInput {
    partId: ID! quantity: Int! address: String! phone: String! expectedUnitPrice: String idempotencyKey: String
  }
  type Query { parts(first: Int, sort: PartSort): PartConnection! part(id: ID!): Part }
  type Mutation { placeOrder(input: PlaceOrderInput!): Order! }
`;
