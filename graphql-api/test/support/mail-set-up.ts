/** Settings of a shop that writes emails, for tests that read none: the task that sends them does not run. */
export const mailSetUp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Axle <orders@axle.example>' };
