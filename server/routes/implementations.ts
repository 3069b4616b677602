import type { Implementation } from '../implement.ts'
import { certificationRoutes } from './catalogue/certification.ts'
import { classroomRoutes } from './catalogue/classroom.ts'
import { companyRoutes } from './catalogue/company.ts'
import { countryRoutes } from './catalogue/country.ts'
import { courseRoutes } from './catalogue/course.ts'
import { dictionaryRoutes } from './catalogue/dictionary.ts'
import { homeRoutes } from './catalogue/home.ts'
import { languageRoutes } from './catalogue/language.ts'
import { newsRoutes } from './catalogue/news.ts'
import { practicalExamRoutes } from './catalogue/practical-exam.ts'
import { regionRoutes } from './catalogue/region.ts'
import { searchRoutes } from './catalogue/search.ts'
import { siteRoutes } from './catalogue/site.ts'
import { surveyRoutes } from './catalogue/survey.ts'
import { trainerRoutes } from './catalogue/trainer.ts'
import { commandLineCalls } from './identity/command-line.ts'
import { mySessionRoutes } from './identity/my-session.ts'
import { nameRequestRoutes } from './identity/name-request.ts'
import { portraitRoutes } from './identity/portrait.ts'
import { profileRoutes } from './identity/profile.ts'
import { proofRoutes } from './identity/proof.ts'
import { sessionRoutes } from './identity/session.ts'
import { trainerApplicationRoutes } from './identity/trainer-application.ts'
import { attemptRoutes } from './learning/attempt.ts'
import { attendanceRoutes } from './learning/attendance.ts'
import { badgeCallRoutes } from './learning/badge.ts'
import { certificateRoutes } from './learning/certificate.ts'
import { certificateDocumentRoutes } from './learning/certificate-document.ts'
import { certificationEnrolmentRoutes } from './learning/certification-enrolment.ts'
import { checkInRoutes } from './learning/check-in.ts'
import { classroomEnrolmentRoutes } from './learning/classroom-enrolment.ts'
import { enrolledLearnerRoutes } from './learning/enrolled-learner.ts'
import { enrolmentRoutes } from './learning/enrolment.ts'
import { evaluationRoutes } from './learning/evaluation.ts'
import { examRoutes } from './learning/exam.ts'
import { extraTimeRoutes } from './learning/extra-time.ts'
import { invitationRoutes } from './learning/invitation.ts'
import { noteRoutes } from './learning/note.ts'
import { overviewRoutes } from './learning/overview.ts'
import { practicalExamEnrolmentRoutes } from './learning/practical-exam-enrolment.ts'
import { practiceRoutes } from './learning/practice.ts'
import { progressRoutes } from './learning/progress.ts'
import { reviewRoutes } from './learning/review.ts'
import { scheduleRoutes } from './learning/schedule.ts'
import { calendarFeedRoutes } from './messaging/calendar.ts'
import { contactRoutes } from './messaging/contact.ts'
import { dateAlertCalls } from './messaging/date-alert.ts'
import { jobRoutes } from './messaging/job.ts'
import { mailRoutes } from './messaging/mail.ts'
import { messageRoutes } from './messaging/message.ts'
import { noticeRoutes } from './messaging/notice.ts'
import { webhookRoutes } from './messaging/webhook.ts'
import { invoiceRoutes } from './money/invoice.ts'
import { orderRoutes } from './money/order.ts'
import { paymentReviewRoutes } from './money/payment-review.ts'
import { receiptRoutes } from './money/receipt.ts'
import { refundRoutes } from './money/refund.ts'
import { auditRoutes } from './publishing/audit.ts'
import { bulkRoutes } from './publishing/bulk.ts'
import { cancellationRoutes } from './publishing/cancellation.ts'
import { contentRoutes } from './publishing/content.ts'
import { contentDocumentRoutes } from './publishing/content-document.ts'
import { contentListRoutes } from './publishing/content-list.ts'
import { deskRoutes } from './publishing/desk.ts'
import { draftRoutes } from './publishing/draft.ts'
import { editingRoutes } from './publishing/editing.ts'
import { missedSearchRoutes } from './publishing/missed-search.ts'
import { pictureRoutes } from './publishing/picture.ts'
import { presenceRoutes } from './publishing/presence.ts'
import { previewRoutes } from './publishing/preview.ts'
import { publishBatchRoutes } from './publishing/publish-batch.ts'
import { publishLeaseRoutes } from './publishing/publish-lease.ts'
import { publishSitesRoutes } from './publishing/publish-sites.ts'
import { publishedRoutes } from './publishing/published.ts'
import { questionBankRoutes } from './publishing/question-bank.ts'
import { questionStatisticsRoutes } from './publishing/question-statistics.ts'
import { scheduledActionRoutes } from './publishing/scheduled-action.ts'
import { siteHoldRoutes } from './publishing/site-hold.ts'
import { siteStateRoutes } from './publishing/site-state.ts'
import { storedReleaseRoutes } from './publishing/stored-release.ts'
import { videoRoutes } from './publishing/video.ts'

/** The implementations of all calls of the contract; a test checks that each call has exactly one. */
export const implementations: readonly Implementation[] = [
  ...siteRoutes,
  ...badgeCallRoutes,
  ...countryRoutes,
  ...dictionaryRoutes,
  ...languageRoutes,
  ...noticeRoutes,
  ...regionRoutes,
  ...sessionRoutes,
  ...commandLineCalls,
  ...mySessionRoutes,
  ...profileRoutes,
  ...nameRequestRoutes,
  ...homeRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...invitationRoutes,
  ...certificationEnrolmentRoutes,
  ...certificateRoutes,
  ...examRoutes,
  ...attemptRoutes,
  ...receiptRoutes,
  ...extraTimeRoutes,
  ...practiceRoutes,
  ...evaluationRoutes,
  ...progressRoutes,
  ...noteRoutes,
  ...contentRoutes,
  ...publishBatchRoutes,
  ...publishLeaseRoutes,
  ...publishSitesRoutes,
  ...storedReleaseRoutes,
  ...publishedRoutes,
  ...questionBankRoutes,
  ...questionStatisticsRoutes,
  ...contentDocumentRoutes,
  ...previewRoutes,
  ...contentListRoutes,
  ...bulkRoutes,
  ...presenceRoutes,
  ...scheduledActionRoutes,
  ...siteStateRoutes,
  ...videoRoutes,
  ...siteHoldRoutes,
  ...deskRoutes,
  ...draftRoutes,
  ...editingRoutes,
  ...auditRoutes,
  ...certificationRoutes,
  ...classroomRoutes,
  ...classroomEnrolmentRoutes,
  ...checkInRoutes,
  ...practicalExamRoutes,
  ...practicalExamEnrolmentRoutes,
  ...enrolledLearnerRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...paymentReviewRoutes,
  ...refundRoutes,
  ...cancellationRoutes,
  ...scheduleRoutes,
  ...jobRoutes,
  ...mailRoutes,
  ...messageRoutes,
  ...calendarFeedRoutes,
  ...overviewRoutes,
  ...newsRoutes,
  ...searchRoutes,
  ...missedSearchRoutes,
  ...reviewRoutes,
  ...surveyRoutes,
  ...trainerRoutes,
  ...proofRoutes,
  ...webhookRoutes,
  ...trainerApplicationRoutes,
  ...contactRoutes,
  ...dateAlertCalls,
  ...pictureRoutes,
  ...portraitRoutes,
  ...companyRoutes,
  ...certificateDocumentRoutes,
  ...attendanceRoutes,
]
