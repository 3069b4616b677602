import { expect, test } from 'vitest'
import { attachmentHeaderOf } from './attachment.ts'

test.each([
  ['report.pdf', 'report.pdf', 'report.pdf'],
  ['a_b-c 1.csv', 'a_b-c 1.csv', 'a_b-c%201.csv'],
  ['Prüfung.pdf', 'Prufung.pdf', 'Pr%C3%BCfung.pdf'],
  ['شهادة.pdf', '.pdf', '%D8%B4%D9%87%D8%A7%D8%AF%D8%A9.pdf'],
  ['"x"; y\\z', 'x yz', '%22x%22%3B%20y%5Cz'],
  [`it's (1)*`, 'its 1', 'it%27s%20%281%29%2a'],
])('the file name %s is given in plain letters and in full', (name, plain, encoded) => {
  expect(attachmentHeaderOf(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
})
