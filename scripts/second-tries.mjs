/** A vitest reporter that writes down which tests passed only at the second try. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

export default class SecondTries {
  onTestRunEnd(files) {
    const tests = files.flatMap(file => [...file.children.allTests()]);
    const again = tests.filter(test => test.diagnostic()?.flaky);
    const named = again.map(test => `${test.module.relativeModuleId}: ${test.fullName}`);
    writeFileSync(join(root, '.cache/reports/second-tries.json'), JSON.stringify(named));
  }
}
