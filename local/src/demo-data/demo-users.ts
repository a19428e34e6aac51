import type { DemoUser } from './demo-data.types.js';

/**
 * The people of the demo shop. E-mails end in example.com or example.org, phone numbers come from ranges that are
 * kept for fiction: nobody is mailed or rung by accident.
 */
export const demoUsers: DemoUser[] = [
  { ...verified('admin', 'Anna Keller', 'admin@example.com', 3400), role: 'ADMIN' },
  {
    ...verified('customer', 'Jonas Weber', 'customer@example.com', 2300),
    location: 'Hamburg, Germany',
    education: 'Vehicle technician, Gewerbeschule Hamburg',
    phone: '+49 40 66969 214',
    linkedin: 'https://www.linkedin.com/in/axle-demo-customer',
  },
  {
    ...verified('marta', 'Marta Lindqvist', 'marta@example.com', 2850),
    location: 'Stockholm, Sweden',
    education: 'Mechanical engineering, BSc',
    phone: '+46 70 174 06 12',
    linkedin: 'https://www.linkedin.com/in/axle-demo-marta',
  },
  verified('deniz', 'Deniz Aydin', 'deniz@example.org', 2790),
  {
    ...verified('tom', 'Tom Okafor', 'tom@example.com', 2610),
    location: 'Leeds, United Kingdom',
    education: 'City and Guilds, light vehicle maintenance',
    phone: '+44 7700 900 318',
    linkedin: 'https://www.linkedin.com/in/axle-demo-tom',
  },
  verified('ines', 'Ines Carvalho', 'ines@example.com', 2440),
  verified('priya', 'Priya Raman', 'priya@example.org', 2190),
  verified('mateusz', 'Mateusz Kowal', 'mateusz@example.com', 2040),
  {
    ...verified('aoife', 'Aoife Brennan', 'aoife@example.com', 1870),
    location: 'Cork, Ireland',
    education: 'Self-taught, two project cars',
    phone: '+353 20 914 0127',
    linkedin: 'https://www.linkedin.com/in/axle-demo-aoife',
  },
  verified('kenji', 'Kenji Morita', 'kenji@example.org', 1690),
  verified('lucia', 'Lucía Ferreyra', 'lucia@example.com', 1535),
  verified('henrik', 'Henrik Dahl', 'henrik@example.com', 1410),
  verified('samira', 'Samira Haddad', 'samira@example.org', 1265),
  verified('caleb', 'Caleb Whitford', 'caleb@example.com', 1130),
  verified('thandi', 'Thandi Mokoena', 'thandi@example.com', 610),
  verified('jarno', 'Jarno Virtanen', 'jarno@example.org', 385),
  verified('giulia', 'Giulia Bassi', 'giulia@example.com', 19),
];

function verified(handle: string, name: string, email: string, createdHoursAgo: number): DemoUser {
  return { uid: `demo-${handle}`, email, name, emailVerified: true, role: 'CUSTOMER', createdHoursAgo };
}
