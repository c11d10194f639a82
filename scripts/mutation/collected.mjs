/** What the tests of a part get for vitest: keeps them, so that one process can run them again for every mutant. */
import { expect } from 'vitest';

const bodyOf = given => given.find(one => typeof one === 'function');
const rows = table => table.map(row => (Array.isArray(row) ? row : [row]));

export function collection() {
  const tests = [];
  let file = '';
  let around = []; // the suites that are being collected
  const collecting = path => {
    file = path;
    around = [{ before: [] }];
  };
  function test(name, ...given) {
    tests.push({ name, file, body: bodyOf(given), suites: [...around] });
  }
  test.each =
    table =>
    (name, ...given) => {
      for (const [i, row] of rows(table).entries()) test(`${name} #${i + 1}`, () => bodyOf(given)(...row));
    };
  function describe(_, ...given) {
    around.push({ before: [] });
    bodyOf(given)();
    around.pop();
  }
  describe.each =
    table =>
    (name, ...given) => {
      for (const row of rows(table)) describe(name, () => bodyOf(given)(...row));
    };
  const beforeAll = body => around.at(-1).before.push(body);
  const afterAll = () => {}; // the process ends
  return { tests, vitest: { expect, test, describe, beforeAll, afterAll, collecting } };
}
