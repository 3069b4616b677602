import * as banner from './catalogue/banner.ts'
import * as certification from './catalogue/certification.ts'
import * as classroom from './catalogue/classroom.ts'
import * as comment from './catalogue/comment.ts'
import * as company from './catalogue/company.ts'
import * as country from './catalogue/country.ts'
import * as course from './catalogue/course.ts'
import * as currency from './catalogue/currency.ts'
import * as dictionary from './catalogue/dictionary.ts'
import * as distributor from './catalogue/distributor.ts'
import * as faq from './catalogue/faq.ts'
import * as feedback from './catalogue/feedback.ts'
import * as footer from './catalogue/footer.ts'
import * as homeImage from './catalogue/home-image.ts'
import * as language from './catalogue/language.ts'
import * as news from './catalogue/news.ts'
import * as practicalExam from './catalogue/practical-exam.ts'
import * as recommendation from './catalogue/recommendation.ts'
import * as region from './catalogue/region.ts'
import * as search from './catalogue/search.ts'
import * as seo from './catalogue/seo.ts'
import * as site from './catalogue/site.ts'
import * as statistic from './catalogue/statistic.ts'
import * as supplyInfo from './catalogue/supply-info.ts'
import * as survey from './catalogue/survey.ts'
import * as topic from './catalogue/topic.ts'
import * as trainer from './catalogue/trainer.ts'
import * as visitorCountry from './catalogue/visitor-country.ts'
import * as commandLine from './identity/command-line.ts'
import * as ownSession from './identity/my-session.ts'
import * as nameRequest from './identity/name-request.ts'
import * as portrait from './identity/portrait.ts'
import * as profile from './identity/profile.ts'
import * as session from './identity/session.ts'
import * as trainerApplication from './identity/trainer-application.ts'
import * as kind from './kind.ts'
import * as attempt from './learning/attempt.ts'
import * as attendance from './learning/attendance.ts'
import * as badge from './learning/badge.ts'
import * as certificate from './learning/certificate.ts'
import * as certificateDocument from './learning/certificate-document.ts'
import * as certificationCourse from './learning/certification-course.ts'
import * as certificationEnrolment from './learning/certification-enrolment.ts'
import * as checkIn from './learning/check-in.ts'
import * as classroomEnrolment from './learning/classroom-enrolment.ts'
import * as enrolledLearner from './learning/enrolled-learner.ts'
import * as enrolment from './learning/enrolment.ts'
import * as evaluation from './learning/evaluation.ts'
import * as exam from './learning/exam.ts'
import * as examTerms from './learning/exam-terms.ts'
import * as extraTime from './learning/extra-time.ts'
import * as invitation from './learning/invitation.ts'
import * as myTraining from './learning/my-training.ts'
import * as myVideo from './learning/my-video.ts'
import * as note from './learning/note.ts'
import * as overview from './learning/overview.ts'
import * as practicalExamEnrolment from './learning/practical-exam-enrolment.ts'
import * as practice from './learning/practice.ts'
import * as progress from './learning/progress.ts'
import * as review from './learning/review.ts'
import * as schedule from './learning/schedule.ts'
import * as calendar from './messaging/calendar.ts'
import * as contact from './messaging/contact.ts'
import * as dateAlert from './messaging/date-alert.ts'
import * as job from './messaging/job.ts'
import * as mail from './messaging/mail.ts'
import * as message from './messaging/message.ts'
import * as notice from './messaging/notice.ts'
import * as webhook from './messaging/webhook.ts'
import * as creditNote from './money/credit-note.ts'
import * as order from './money/order.ts'
import * as paymentReview from './money/payment-review.ts'
import * as receipt from './money/receipt.ts'
import * as refund from './money/refund.ts'
import type { Call } from './protocol/call.ts'
import * as proof from './protocol/proof.ts'
import * as serverTime from './protocol/server-time.ts'
import * as audit from './publishing/audit.ts'
import * as bulk from './publishing/bulk.ts'
import * as cancellation from './publishing/cancellation.ts'
import * as content from './publishing/content.ts'
import * as contentDocument from './publishing/content-document.ts'
import * as contentList from './publishing/content-list.ts'
import * as desk from './publishing/desk.ts'
import * as draft from './publishing/draft.ts'
import * as editing from './publishing/editing.ts'
import * as missedSearch from './publishing/missed-search.ts'
import * as picture from './publishing/picture.ts'
import * as presence from './publishing/presence.ts'
import * as preview from './publishing/preview.ts'
import * as publishBatch from './publishing/publish-batch.ts'
import * as publishLease from './publishing/publish-lease.ts'
import * as publishSites from './publishing/publish-sites.ts'
import * as published from './publishing/published.ts'
import * as questionBank from './publishing/question-bank.ts'
import * as questionStatistics from './publishing/question-statistics.ts'
import * as scheduledAct from './publishing/scheduled-action.ts'
import * as siteHold from './publishing/site-hold.ts'
import * as siteState from './publishing/site-state.ts'
import * as storedRelease from './publishing/stored-release.ts'
import * as video from './publishing/video.ts'

/**
 * The exports of each resource's file: its calls and their parts. The server and the API document use this list;
 * the browser imports calls by resource.
 */
export const resources = {
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
  presence,
  bulk,
  scheduledAct,
  publishBatch,
  publishLease,
  storedRelease,
  publishSites,
  siteHold,
  desk,
  draft,
  editing,
  audit,
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
  missedSearch,
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
  contentDocument,
  preview,
  contentList,
  siteState,
  video,
  questionBank,
  questionStatistics,
  portrait,
  trainerApplication,
  contact,
  dateAlert,
  proof,
  webhook,
}
export type ResourceName = keyof typeof resources

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

export interface NamedCall extends Call {
  name: string
  noun: ResourceName
}

const callsOf = ([noun, exports]: [string, object]): NamedCall[] =>
  Object.entries(exports).flatMap(([name, call]) =>
    // The cast is needed because Object.entries loses the type of the keys, which are the names of resources.
    isCall(call) ? [{ ...call, name, noun: noun as ResourceName }] : [],
  )

/** All declared calls, in the order of the resources. */
export const allCalls: readonly NamedCall[] = Object.entries(resources).flatMap(callsOf)
