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

/** Examples for each rule: the detail of a finding, and the sentence that describes it. */
const sentences: Record<FindingRule, Record<string, string>> = {
  incomplete: { '': 'The document is incomplete: fill in what is missing' },
  droppedMarkup: { img: 'The document contains <img>, which pages leave out: delete it' },
  missingTranslation: {
    pl: 'texts are missing in pl, so readers of that language see another one: add the translation',
  },
  brokenLink: {
    '/nowhere': 'texts.en.answer links to /nowhere, a page that does not exist: correct the link',
    'course 12': 'courses.0 refers to course 12, which readers can’t see: publish it, or choose another',
  },
  unshowableText: {
    'texts.en.answer U+0007':
      'texts.en.answer contains U+0007, a character that can’t be displayed: delete it',
  },
  unknownFigure: {
    '{{moons}}':
      'texts.en.answer contains {{moons}}, an unknown placeholder, so readers see the braces: correct the name, or delete the braces',
  },
  unknownSite: {
    moon: 'audience.sites.1 names the site moon, which does not exist: use the name of a folder in sites/',
  },
  unknownVideo: {
    gone: 'chapters.1.video refers to the video gone, which is not stored: choose a stored video',
  },
  unknownPicture: {
    ab12: 'picture.name refers to the picture ab12, which is not stored in this size: store it, and copy the output of "picture --file"',
  },
  unknownProvince: { 'DE-XX': 'code is DE-XX, which is not a code of ISO 3166-2: correct it' },
  prerequisiteCycle: {
    4: 'prerequisites lead back to certification 4 itself, so nobody could start it: remove one of them',
  },
  creditsOutOfReach: { '5/9': 'courses add up to 5 credits, but the exam requires 9: add courses' },
  poolTooSmall: { '4/5': 'questions number only 4, but a paper needs 5: add questions' },
  wrongNumber: {
    902: 'chapters.1.id is 902, which another part has or may receive: delete the number, and the next save assigns a new one',
  },
  chapterNames: {
    de: 'texts.de.chapters do not match the number of chapters: enter one name for each chapter',
  },
  wrongAnswers: {
    7002: 'questions.1 is question 7002, whose correct answers don’t fit its type and options, or whose languages have different numbers of options: correct them',
  },
  wrongTime: {
    '2026-11-22T08:00:00Z':
      'endsAt is 2026-11-22T08:00:00Z, which is not after the start: correct the start or the end',
    'Mars/Base': 'zone is Mars/Base, which is not a time zone: use a name such as Europe/Warsaw',
  },
  wrongLevel: {
    'hsc null': 'level is missing, but a product-based certification (hsc) requires a level: choose one',
    'gsc expert': 'level is expert, but only product-based certifications (hsc) have a level: set it to null',
  },
  practicePool: {
    'pool 3': 'quiz is pool 3, a practice pool, so learners know its answers: choose another pool',
  },
  unknownTopic: {
    optics: 'topics.1 has the key optics, which another topic already has: choose another key',
    '7002: poe':
      'questions.1.topic is poe, which is not a topic of the pool: add it to "topics", or choose another topic',
  },
  linkLeavesSite: {
    '/nowhere kr':
      'texts.en.answer links to /nowhere, which the site kr does not show: correct the link, or publish that page there',
  },
  creditsOutOfReachOnSite: {
    '5/9: kr':
      'courses add up to 5 credits on the site kr, but the exam requires 9: publish more courses there, or remove the site',
  },
  replacementCycle: { 7: 'replaces leads back to course 7 itself: choose an older course' },
  textOutdated: {
    'texts.de.name':
      'texts.de.name is outdated, because the English text was changed later: update the translation, or confirm it',
  },
  notSold: {
    sister:
      'audience.tenants includes sister, a brand whose sites sell nothing, but the item has a fee: remove the brand, or the fee',
  },
  noPracticalExam: {
    sister:
      'audience.tenants includes sister, which offers no date of the compulsory practical exam, so nobody could finish the certification there: publish a date there, or remove the brand',
  },
}

test.each(findingRule.options)(
  'a finding of the rule %s has a location, the fault and the remedy',
  (rule) => {
    for (const [detail, sentence] of Object.entries(sentences[rule])) {
      const words = explainFinding(rule, detail, { family: 'news', document })
      const finding = { level: 'error', rule, family: 'news', id: 3, detail, ...words } as const
      expect(formatFindings([finding])[0]).toBe(`error: news 3: ${sentence}`)
    }
  },
)
