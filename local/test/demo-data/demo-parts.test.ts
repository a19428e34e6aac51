import { demoData } from '../../src/demo-data/demo-data.js';
import { available } from './support/stock.js';

const { parts, users } = demoData;
const newest = [...parts].sort((a, b) => a.createdHoursAgo - b.createdHoursAgo).slice(0, 6);

describe('the demo catalogue', () => {
  test('fills every category', () => {
    const categories = [
      'BRAKES',
      'FILTERS',
      'IGNITION',
      'SUSPENSION',
      'LIGHTING',
      'ENGINE',
      'WHEELS',
      'ACCESSORIES',
    ];
    expect(parts.length).toBeGreaterThanOrEqual(60);
    for (const category of categories) {
      expect([category, parts.filter((part) => part.category === category).length >= 6]).toEqual([
        category,
        true,
      ]);
    }
  });

  test('has unique keys, names, ages and numbers, ignoring punctuation', () => {
    expect(repeated(parts.map(({ key }) => key))).toEqual([]);
    expect(repeated(parts.map(({ name }) => name))).toEqual([]);
    expect(repeated(parts.map(({ createdHoursAgo }) => createdHoursAgo))).toEqual([]);
    expect(
      repeated(parts.map(({ partNumber }) => partNumber.toLowerCase().replace(/[^a-z0-9]/g, ''))),
    ).toEqual([]);
  });

  test.each(parts)('$key has price, minimum order and stock as whole numbers', (part) => {
    for (const figure of [part.priceMinor, part.orderQuantity, part.initialQuantity]) {
      expect(Number.isSafeInteger(figure)).toBe(true);
    }
    expect(part.priceMinor).toBeGreaterThan(0);
    expect(part.orderQuantity).toBeGreaterThan(0);
    expect(part.initialQuantity).toBeGreaterThanOrEqual(0);
  });

  test.each(parts)('$key has a description of one to three unique sentences', ({ key, description }) => {
    const others = parts.filter((part) => part.key !== key).flatMap((part) => sentences(part.description));
    expect(description.length).toBeLessThanOrEqual(240);
    expect(sentences(description).length).toBeLessThanOrEqual(3);
    expect(sentences(description).filter((sentence) => others.includes(sentence))).toEqual([]);
  });

  test.each(parts)('$key has a long text in paragraphs', ({ details }) => {
    expect(details.length).toBeGreaterThan(150);
    expect(details.split('\n\n').length).toBeGreaterThan(1);
  });

  test("was added by its admin, after the admin's account", () => {
    const admin = users.find(({ role }) => role === 'ADMIN')!;
    for (const part of parts) {
      expect(part.createdBy).toBe(admin.email);
      expect(part.createdHoursAgo).toBeLessThan(admin.createdHoursAgo);
    }
  });

  test('has three parts sold out, a few low, and most between 20 and 120', () => {
    const stock = parts.map(available);
    expect(stock.filter((left) => left === 0)).toHaveLength(3);
    expect(stock.filter((left) => left > 0 && left < 10).length).toBeGreaterThanOrEqual(5);
    expect(stock.filter((left) => left >= 20 && left <= 120).length).toBeGreaterThan(parts.length * 0.6);
  });
});

describe('the six newest parts, which the home page shows', () => {
  test('come from six categories and can all be ordered', () => {
    expect(new Set(newest.map(({ category }) => category)).size).toBe(6);
    for (const part of newest) expect(available(part)).toBeGreaterThanOrEqual(part.orderQuantity);
  });

  test('start with the vented disc, 36 in stock after all orders', () => {
    expect(newest[0]).toMatchObject({
      name: 'Front brake disc 312 mm, vented',
      brand: 'Norrland',
      priceMinor: 6490,
      orderQuantity: 2,
    });
    expect(available(newest[0]!)).toBe(36);
  });
});

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=[A-Z])/);
}

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
