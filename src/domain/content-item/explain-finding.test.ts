import { expect, test } from 'vitest'
import { type FindingRule, findingRule } from './content-finding.ts'
import { explainFinding } from './explain-finding.ts'
import type { Item } from './families.ts'
import { formatFindings } from './format-findings.ts'

/** A document with only the fields that the rules read. */
const document = {
  audience: { tenants: ['main'], sites: ['eu', 'moon'] },
  chapters: [
    { id: 701, video: 'walk' },
    { id: 902, video: 'gone' },
  ],
  courses: [12],
  picture: { name: 'ab12', width: 640, height: 360 },
  questions: [{ id: 7001 }, { id: 7002, topic: 'poe' }],
  topics: [{ key: 'optics' }, { key: 'optics' }],
  endsAt: '2026-11-22T08:00:00Z',
  zone: 'Mars/Base',
  texts: { en: { answer: 'In {{moons}}, see <a href="/nowhere">this</a>' } },
} as unknown as Item['document']

/** A finding of each rule, by its detail, and the sentence that it makes. */
const sentences: Record<FindingRule, Record<string, string>> = {
  incomplete: { '': 'The document is not finished: complete it' },
  droppedMarkup: { img: 'The document holds <img>, which the page would leave out: remove it' },
  missingTranslation: {
    pl: 'texts are missing in pl, so readers there see another language: translate them',
  },
  brokenLink: {
    '/nowhere': 'texts.en.answer leads to /nowhere, where there is no page: correct the link',
    'course 12': 'courses.0 names course 12, which readers are not shown: publish that, or name another',
  },
  unshowableText: {
    'texts.en.answer U+0007': 'texts.en.answer holds U+0007, which no page can show: remove it',
  },
  unknownFigure: {
    '{{moons}}':
      'texts.en.answer holds {{moons}}, which is no figure, so readers see the braces: correct it, or remove the braces',
  },
  unknownSite: {
    moon: 'audience.sites.1 names the site moon, which does not exist: name a folder of sites/',
  },
  unknownVideo: {
    gone: 'chapters.1.video names the video gone, which is not stored: name one that is',
  },
  unknownPicture: {
    ab12: 'picture.name names the picture ab12, which is not stored in this size: store it, and copy what "picture --file" prints',
  },
  unknownProvince: { 'DE-XX': 'code is DE-XX, which ISO 3166-2 does not have: correct it' },
  prerequisiteCycle: {
    4: 'prerequisites lead back to certification 4 itself, so nobody could begin it: remove one of them',
  },
  creditsOutOfReach: { '5/9': 'courses bring 5 credits, and the exam needs 9: add courses' },
  poolTooSmall: { '4/5': 'questions are 4, and a paper has 5: add questions' },
  wrongNumber: {
    902: 'chapters.1.id is 902, which another part has or may get: leave it out, and the next save numbers the part',
  },
  chapterNames: { de: 'texts.de.chapters are more or fewer than the chapters: name each chapter once' },
  wrongAnswers: {
    7002: 'questions.1 is question 7002, whose right answers do not fit its type and options, or whose languages differ in the number of options: correct them',
  },
  wrongTime: {
    '2026-11-22T08:00:00Z':
      'endsAt is 2026-11-22T08:00:00Z, which is not after the start: correct one of the two',
    'Mars/Base': 'zone is Mars/Base, which is no time zone: name one such as Europe/Warsaw',
  },
  wrongLevel: {
    'hsc null': 'level is missing, and a product-based certification (hsc) has one: name it',
    'gsc expert': 'level is expert, and only product-based certifications (hsc) have one: write null',
  },
  practicePool: {
    'pool 3': 'quiz is pool 3, which is for practice, so learners know its answers: name another pool',
  },
  unknownTopic: {
    optics: 'topics.1 has the key optics for the second time: give it another',
    '7002: poe':
      'questions.1.topic is poe, which is no topic of the pool: add it to "topics", or name another',
  },
  linkLeavesSite: {
    '/nowhere kr':
      'texts.en.answer leads to /nowhere, which the site kr does not show: correct the link, or publish that page there',
  },
  creditsOutOfReachOnSite: {
    '5/9: kr':
      'courses bring 5 credits on the site kr, and the exam needs 9: publish more courses there, or take the site out',
  },
  replacementCycle: { 7: 'replaces leads back to course 7 itself: name an older course' },
  textBehind: {
    'texts.de.name': 'texts.de.name is older than the English text: translate it again',
  },
  notSold: {
    sister:
      'audience.tenants names sister, of which no site sells anything, and the item has a fee: take the brand out, or the fee',
  },
  noPracticalExam: {
    sister:
      'audience.tenants names sister, which offers no date of the compulsory practical exam, so nobody could finish it there: publish a date there, or take the brand out',
  },
}

test.each(findingRule.options)(
  'a finding of the rule %s has a location, the fault and the remedy',
  (rule) => {
    for (const [detail, sentence] of Object.entries(sentences[rule])) {
      const words = explainFinding(rule, detail, document)
      const finding = { level: 'error', rule, family: 'news', id: 3, detail, ...words } as const
      expect(formatFindings([finding])[0]).toBe(`error: news 3: ${sentence}`)
    }
  },
)
