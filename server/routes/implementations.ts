import type { Implementation } from '../implement.ts'
import { attemptRoutes } from './attempt.ts'
import { attendanceRoutes } from './attendance.ts'
import { badgeCallRoutes } from './badge.ts'
import { calendarFeedRoutes } from './calendar.ts'
import { cancellationRoutes } from './cancellation.ts'
import { certificateRoutes } from './certificate.ts'
import { certificateDocumentRoutes } from './certificate-document.ts'
import { certificationRoutes } from './certification.ts'
import { certificationEnrolmentRoutes } from './certification-enrolment.ts'
import { checkInRoutes } from './check-in.ts'
import { classroomRoutes } from './classroom.ts'
import { classroomEnrolmentRoutes } from './classroom-enrolment.ts'
import { commandLineCalls } from './command-line.ts'
import { companyRoutes } from './company.ts'
import { contactRoutes } from './contact.ts'
import { contentRoutes } from './content.ts'
import { countryRoutes } from './country.ts'
import { courseRoutes } from './course.ts'
import { dateAlertCalls } from './date-alert.ts'
import { dictionaryRoutes } from './dictionary.ts'
import { draftRoutes } from './draft.ts'
import { editingRoutes } from './editing.ts'
import { enrolledLearnerRoutes } from './enrolled-learner.ts'
import { enrolmentRoutes } from './enrolment.ts'
import { evaluationRoutes } from './evaluation.ts'
import { examRoutes } from './exam.ts'
import { extraTimeRoutes } from './extra-time.ts'
import { homeRoutes } from './home.ts'
import { invitationRoutes } from './invitation.ts'
import { invoiceRoutes } from './invoice.ts'
import { jobRoutes } from './job.ts'
import { languageRoutes } from './language.ts'
import { mailRoutes } from './mail.ts'
import { messageRoutes } from './message.ts'
import { nameRequestRoutes } from './name-request.ts'
import { newsRoutes } from './news.ts'
import { noteRoutes } from './note.ts'
import { noticeRoutes } from './notice.ts'
import { orderRoutes } from './order.ts'
import { overviewRoutes } from './overview.ts'
import { ownSessionRoutes } from './own-session.ts'
import { paymentReviewRoutes } from './payment-review.ts'
import { pictureRoutes } from './picture.ts'
import { portraitRoutes } from './portrait.ts'
import { practicalExamRoutes } from './practical-exam.ts'
import { practicalExamEnrolmentRoutes } from './practical-exam-enrolment.ts'
import { practiceRoutes } from './practice.ts'
import { profileRoutes } from './profile.ts'
import { progressRoutes } from './progress.ts'
import { proofRoutes } from './proof.ts'
import { publishLeaseRoutes } from './publish-lease.ts'
import { publishSitesRoutes } from './publish-sites.ts'
import { publishedRoutes } from './published.ts'
import { questionBankRoutes } from './question-bank.ts'
import { receiptRoutes } from './receipt.ts'
import { refundRoutes } from './refund.ts'
import { regionRoutes } from './region.ts'
import { reviewRoutes } from './review.ts'
import { scheduleRoutes } from './schedule.ts'
import { searchRoutes } from './search.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { siteHoldRoutes } from './site-hold.ts'
import { surveyRoutes } from './survey.ts'
import { trainerRoutes } from './trainer.ts'
import { trainerApplicationRoutes } from './trainer-application.ts'
import { webhookOutRoutes } from './webhook-out.ts'

/** The implementations of all calls of the contract: one for each, as a test proves. */
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
  ...ownSessionRoutes,
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
  ...publishLeaseRoutes,
  ...publishSitesRoutes,
  ...publishedRoutes,
  ...questionBankRoutes,
  ...siteHoldRoutes,
  ...draftRoutes,
  ...editingRoutes,
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
  ...reviewRoutes,
  ...surveyRoutes,
  ...trainerRoutes,
  ...proofRoutes,
  ...webhookOutRoutes,
  ...trainerApplicationRoutes,
  ...contactRoutes,
  ...dateAlertCalls,
  ...pictureRoutes,
  ...portraitRoutes,
  ...companyRoutes,
  ...certificateDocumentRoutes,
  ...attendanceRoutes,
]
