import type { Area } from './area.ts'

/** The files of contract tests by their names. */
export const contract = (...names: string[]): string[] =>
  names.map((name) => `tests/contract/${name}.test.ts`)

/** Services on the tests beside them and on contract tests. */
const services = (sources: readonly string[], ...tests: string[]): Area => ({
  sources: sources.map((name) => `server/services/${name}/**/*.ts`),
  project: 'contract',
  tests: [...sources.map((name) => `server/services/${name}/**/*.test.ts`), ...contract(...tests)],
  least: 85,
})

/** The services of whatever is bought, sat, earned, joined, shown, sent and published. */
export const serviceAreas: Record<string, Area> = {
  exams: services(
    ['learning/exam'],
    ...['attempt', 'exam', 'exam-end', 'quiz', 'many-answers', 'exam-secrets', 'exam-room'],
  ),
  orders: services(
    ['learning/live-order', 'money/invoice', 'money/order', 'money/vat-number'],
    ...['order', 'payment', 'payment-provider', 'payment-stripe', 'finance-acts', 'other-date', 'mail'],
    ...['payment-races', 'offer', 'lists', 'vat-evidence'],
  ),
  certificates: services(
    ['learning/certificate'],
    ...['certificate', 'renewal', 'attendance', 'certificate-document', 'name-request', 'mail', 'lists'],
  ),
  enrolments: services(
    ['learning/certification-enrolment', 'learning/enrolment'],
    ...['certification-enrolment', 'certification-update', 'certification', 'certification-course'],
    ...[
      'classroom-credits',
      'enrolment',
      'review',
      'my-training',
      'renewal',
      'invitation',
      'exam',
      'order',
      'mail',
    ],
  ),
  trainings: services(
    ['learning/classroom-enrolment', 'learning/practical-exam-enrolment'],
    ...['classroom-enrolment', 'practical-exam-enrolment', 'classroom', 'practical-exam', 'enrolled-learner'],
    ...[
      'classroom-credits',
      'classroom-letter',
      'other-date',
      'other-exam-date',
      'my-training',
      'invitation',
      'order',
      'mail',
    ],
  ),
  learning: services(
    [
      ...['badge', 'check-in', 'note', 'note-taking', 'overview', 'practical-exam', 'practice', 'progress'],
      ...['question', 'review', 'schedule'],
    ].map((name) => `learning/${name}`),
    ...[
      'badge',
      'check-in',
      'enrolled-learner',
      'note',
      'overview',
      'practical-exam',
      'practice',
      'progress',
      'question-taken-out',
    ],
    ...['statistic', 'review', 'schedule', 'my-video', 'my-training', 'comment', 'quiz', 'many-answers'],
    'lists',
  ),
  catalogue: services(
    ['catalogue'],
    ...[
      'certification',
      'classroom',
      'company',
      'country',
      'dictionary',
      'distributor',
      'facets',
      'faq',
      'footer',
    ],
    ...[
      'home-image',
      'kind',
      'language',
      'list-words',
      'listed-texts',
      'news',
      'recommendation',
      'region',
      'search',
    ],
    ...[
      'search-queries',
      'seo',
      'site',
      'supply-info',
      'survey',
      'topic',
      'trainer',
      'video-list',
      'full-languages',
    ],
    ...['entities', 'published', 'asked-page', 'banner', 'currency', 'near-words', 'date-alert'],
    'classroom-enrolment',
  ),
  people: services(
    ['people', 'invitations'],
    ...[
      'calendar',
      'contact',
      'date-alert',
      'job',
      'mail-outbox',
      'mail',
      'message',
      'notice',
      'session',
      'sign-on',
    ],
    ...[
      'sign-off',
      'sign',
      'openid',
      'person',
      'profile',
      'trainer-application',
      'webhook',
      'invitation',
      'feedback',
    ],
    ...['acting-person', 'other-date', 'mail-window', 'reminder-window', 'name-request', 'command-line'],
    'lists',
  ),
  publishing: services(
    ['publishing'],
    ...[
      'editing',
      'four-eyes',
      'changes',
      'content-folder',
      'picture',
      'question-bank',
      'question-bank-exam',
    ],
    ...['qti-package', 'publish-lease', 'search', 'odd-texts', 'schedule', 'media', 'listed-texts'],
  ),
  ground: services(
    ['ground'],
    ...[
      'job',
      'proof',
      'upload-scan',
      'webhook',
      'kept-content',
      'certificate-document',
      'running',
      'sign-on',
    ],
    ...['prepare-once', 'badge', 'mail-outbox', 'pages', 'audit', 'disk-full', 'name-request', 'exam-room'],
    ...['classroom', 'search', 'near-words', 'payment', 'lists', 'list-plans'],
  ),
}
