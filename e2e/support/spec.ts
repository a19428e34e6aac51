/**
 * Sections 5 (validation rules) and 8 (error catalogue) of the specification, a row each. A test that shows a row in
 * the browser carries its number in its name (`§5.1`); `spec-table.test.ts` fails when a row has none.
 */
export const SPEC_ROWS = {
  '§5.1': 'Email: required, "Email is required"',
  '§5.2': 'Email: of the given pattern, "Provide a Valid Email"',
  '§5.3': 'Password: required, "Password is required"',
  '§5.4': 'Password: at least 6 characters, "Password must be 6 characters or longer."',
  '§5.5': 'Name at sign-up: required, "Name is required"',
  '§5.6': 'Order form: Address and Phone Number required',
  '§5.7': 'Quantity: a toast with minimum and maximum outside the range, and Order disabled',
  '§5.8': 'Forgot password without an email: "Please enter your email address!"',
  '§5.9':
    'Add Product: price, minimum and available quantity required; the image a URL; to be published, the rest too (ADR 019)',
  '§5.10': 'Update Profile: location, education, phone and linkedin required',
  '§5.11': 'Review: rating and feedback optional',
  '§5.12': "Payment: nothing is sent without a card; card errors in red, in the provider's words",
  '§8.1': 'Make Admin refused with 403: "failed to make an admin"',
  '§8.2': 'My Orders answered 401 or 403: signed out, token removed, to /',
  '§8.3': "Card confirmation error: the provider's message under the form",
  '§8.4': "Authentication errors: the provider's message in red above the button, on login and sign-up",
  '§8.5': 'Quantity outside the range: a toast',
  '§8.6': 'Unknown route: the 404 picture',
  '§8.7': 'Verification with no one signed in: "No user is logged in."',
  '§8.8': '"New Product is added successfully!"',
  '§8.9': '"Your review is added successfully!"',
  '§8.10': '"This user is now an admin."',
  '§8.11': '"This order is deleted!"',
  '§8.12': '"This product is deleted!"',
  '§8.13': '"This product is shipped!"',
  '§8.14': '"Your profile is updated! Please Referesh to See Changes."',
  '§8.15': '"Your order is placed"',
  '§8.16': '"Password Reset Email sent"',
  '§8.17': '"Verification email sent"',
  '§8.18': '"Your payment is completed. Thank You!" with the transaction id',
  '§8.19': 'An empty list of parts or reviews: the waiting message about a minute',
  '§8.20': 'A failed fetch, delete or shipping: said, with a way to try again',
} as const;
