import * as attempt from './attempt.ts'
import * as attendance from './attendance.ts'
import * as badge from './badge.ts'
import * as banner from './banner.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as cancellation from './cancellation.ts'
import * as certificate from './certificate.ts'
import * as certificateDocument from './certificate-document.ts'
import * as certification from './certification.ts'
import * as certificationCourse from './certification-course.ts'
import * as certificationEnrolment from './certification-enrolment.ts'
import * as checkIn from './check-in.ts'
import * as classroom from './classroom.ts'
import * as classroomEnrolment from './classroom-enrolment.ts'
import * as commandLine from './command-line.ts'
import * as comment from './comment.ts'
import * as company from './company.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as country from './country.ts'
import * as course from './course.ts'
import * as creditNote from './credit-note.ts'
import * as currency from './currency.ts'
import * as dateAlert from './date-alert.ts'
import * as dictionary from './dictionary.ts'
import * as distributor from './distributor.ts'
import * as draft from './draft.ts'
import * as editing from './editing.ts'
import * as enrolledLearner from './enrolled-learner.ts'
import * as enrolment from './enrolment.ts'
import * as evaluation from './evaluation.ts'
import * as exam from './exam.ts'
import * as examTerms from './exam-terms.ts'
import * as extraTime from './extra-time.ts'
import * as faq from './faq.ts'
import * as feedback from './feedback.ts'
import * as footer from './footer.ts'
import * as homeImage from './home-image.ts'
import * as invitation from './invitation.ts'
import * as job from './job.ts'
import * as kind from './kind.ts'
import * as language from './language.ts'
import * as mail from './mail.ts'
import * as message from './message.ts'
import * as myTraining from './my-training.ts'
import * as myVideo from './my-video.ts'
import * as nameRequest from './name-request.ts'
import * as news from './news.ts'
import * as note from './note.ts'
import * as notice from './notice.ts'
import * as order from './order.ts'
import * as overview from './overview.ts'
import * as ownSession from './own-session.ts'
import * as paymentReview from './payment-review.ts'
import * as picture from './picture.ts'
import * as portrait from './portrait.ts'
import * as practicalExam from './practical-exam.ts'
import * as practicalExamEnrolment from './practical-exam-enrolment.ts'
import * as practice from './practice.ts'
import * as profile from './profile.ts'
import * as progress from './progress.ts'
import * as proof from './proof.ts'
import * as publishLease from './publish-lease.ts'
import * as publishSites from './publish-sites.ts'
import * as published from './published.ts'
import * as questionBank from './question-bank.ts'
import * as receipt from './receipt.ts'
import * as recommendation from './recommendation.ts'
import * as refund from './refund.ts'
import * as region from './region.ts'
import * as review from './review.ts'
import * as schedule from './schedule.ts'
import * as search from './search.ts'
import * as seo from './seo.ts'
import * as serverTime from './server-time.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as siteHold from './site-hold.ts'
import * as statistic from './statistic.ts'
import * as supplyInfo from './supply-info.ts'
import * as survey from './survey.ts'
import * as topic from './topic.ts'
import * as trainer from './trainer.ts'
import * as trainerApplication from './trainer-application.ts'
import * as visitorCountry from './visitor-country.ts'
import * as webhook from './webhook.ts'

/** What each noun's file holds: its calls, and pieces of them. The server and the documents read it; the browser imports calls by noun. */
export const nouns = {
  site,
  country,
  visitorCountry,
  currency,
  dictionary,
  faq,
  feedback,
  footer,
  kind,
  language,
  notice,
  region,
  seo,
  serverTime,
  supplyInfo,
  session,
  ownSession,
  commandLine,
  profile,
  nameRequest,
  course,
  enrolment,
  invitation,
  certificationEnrolment,
  badge,
  certificate,
  exam,
  examTerms,
  attempt,
  receipt,
  extraTime,
  practice,
  evaluation,
  progress,
  note,
  content,
  published,
  publishLease,
  publishSites,
  siteHold,
  draft,
  editing,
  banner,
  certification,
  classroom,
  classroomEnrolment,
  checkIn,
  practicalExam,
  practicalExamEnrolment,
  enrolledLearner,
  order,
  paymentReview,
  refund,
  cancellation,
  creditNote,
  schedule,
  certificationCourse,
  comment,
  distributor,
  homeImage,
  job,
  mail,
  myTraining,
  myVideo,
  news,
  recommendation,
  search,
  statistic,
  review,
  survey,
  topic,
  trainer,
  message,
  calendar,
  overview,
  attendance,
  certificateDocument,
  company,
  picture,
  questionBank,
  portrait,
  trainerApplication,
  contact,
  dateAlert,
  proof,
  webhook,
}
export type Noun = keyof typeof nouns

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

export interface NamedCall extends Call {
  name: string
  noun: Noun
}

const callsOf = ([noun, exports]: [string, object]): NamedCall[] =>
  Object.entries(exports).flatMap(([name, call]) =>
    // Entries forget their keys: those are the nouns.
    isCall(call) ? [{ ...call, name, noun: noun as Noun }] : [],
  )

/** All declared calls, in the order of the nouns. */
export const allCalls: readonly NamedCall[] = Object.entries(nouns).flatMap(callsOf)
