/** Where a customer's parts are sent. Streets are invented; phone ranges are reserved for fiction in each country. */
export interface Recipient {
  email: string;
  address: string;
  phone: string;
}

export const recipients = {
  customer: {
    email: 'customer@example.com',
    address: 'Werkhofweg 18, 22765 Hamburg, Germany',
    phone: '+49 40 66969 214',
  },
  marta: {
    email: 'marta@example.com',
    address: 'Verkstadsgränd 7, 116 42 Stockholm, Sweden',
    phone: '+46 70 174 06 12',
  },
  deniz: {
    email: 'deniz@example.org',
    address: 'Schlosserhof 3, 50825 Köln, Germany',
    phone: '+49 221 4710 386',
  },
  tom: {
    email: 'tom@example.com',
    address: 'Unit 4, Tannery Yard, Leeds LS10 2QT, United Kingdom',
    phone: '+44 7700 900 318',
  },
  ines: {
    email: 'ines@example.com',
    address: '9 rue des Tourneurs, 69007 Lyon, France',
    phone: '+33 6 39 98 41 07',
  },
  priya: {
    email: 'priya@example.org',
    address: '22 Lathe Street, Marrickville NSW 2204, Australia',
    phone: '+61 491 570 156',
  },
  mateusz: {
    email: 'mateusz@example.com',
    address: 'Flat 2, 31 Coopers Wynd, Glasgow G41 3HX, United Kingdom',
    phone: '+44 7700 900 642',
  },
  aoife: {
    email: 'aoife@example.com',
    address: 'Forge Cottage, Glanmore Road, Cork, Ireland',
    phone: '+353 20 914 0127',
  },
  kenji: {
    email: 'kenji@example.org',
    address: '118 Gearworks Lane, Vancouver, BC V5T 1A6, Canada',
    phone: '+1 604 555 0136',
  },
  lucia: {
    email: 'lucia@example.com',
    address: '2406 Lugnut Court, Austin, TX 78745, USA',
    phone: '+1 512 555 0178',
  },
  henrik: {
    email: 'henrik@example.com',
    address: 'Svarvargränd 15, 211 42 Malmö, Sweden',
    phone: '+46 40 628 04 58',
  },
  samira: {
    email: 'samira@example.org',
    address: '41 impasse de la Clé-à-Molette, 13003 Marseille, France',
    phone: '+33 6 39 98 77 20',
  },
  caleb: {
    email: 'caleb@example.com',
    address: '5017 Kettle Creek Road, Boise, ID 83702, USA',
    phone: '+1 208 555 0119',
  },
  thandi: {
    email: 'thandi@example.com',
    address: '6 Toolroom Close, Fremantle WA 6160, Australia',
    phone: '+61 491 570 737',
  },
  jarno: {
    email: 'jarno@example.org',
    address: 'Nitgatan 2 B, 413 01 Göteborg, Sweden',
    phone: '+46 31 390 06 44',
  },
} satisfies Record<string, Recipient>;

export type Handle = keyof typeof recipients;
