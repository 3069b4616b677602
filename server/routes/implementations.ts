import type { Implementation } from '../implement.ts'
import { attemptRoutes } from './attempt.ts'
import { attendanceRoutes } from './attendance.ts'
import { bannerRoutes } from './banner.ts'
import { certificateRoutes } from './certificate.ts'
import { certificateDocumentRoutes } from './certificate-document.ts'
import { certificationRoutes } from './certification.ts'
import { certificationCourseRoutes } from './certification-course.ts'
import { certificationEnrolmentRoutes } from './certification-enrolment.ts'
import { checkInRoutes } from './check-in.ts'
import { classroomRoutes } from './classroom.ts'
import { classroomEnrolmentRoutes } from './classroom-enrolment.ts'
import { commentRoutes } from './comment.ts'
import { companyRoutes } from './company.ts'
import { contentRoutes } from './content.ts'
import { countryRoutes } from './country.ts'
import { courseRoutes } from './course.ts'
import { currencyRoutes } from './currency.ts'
import { dictionaryRoutes } from './dictionary.ts'
import { distributorRoutes } from './distributor.ts'
import { editingRoutes } from './editing.ts'
import { enrolledLearnerRoutes } from './enrolled-learner.ts'
import { enrolmentRoutes } from './enrolment.ts'
import { evaluationRoutes } from './evaluation.ts'
import { examRoutes } from './exam.ts'
import { faqRoutes } from './faq.ts'
import { feedbackRoutes } from './feedback.ts'
import { footerRoutes } from './footer.ts'
import { homeImageRoutes } from './home-image.ts'
import { invitationRoutes } from './invitation.ts'
import { invoiceRoutes } from './invoice.ts'
import { kindRoutes } from './kind.ts'
import { languageRoutes } from './language.ts'
import { mailRoutes } from './mail.ts'
import { myTrainingRoutes } from './my-training.ts'
import { myVideoRoutes } from './my-video.ts'
import { newsRoutes } from './news.ts'
import { noticeRoutes } from './notice.ts'
import { orderRoutes } from './order.ts'
import { paymentReviewRoutes } from './payment-review.ts'
import { pictureRoutes } from './picture.ts'
import { portraitRoutes } from './portrait.ts'
import { practicalExamRoutes } from './practical-exam.ts'
import { practicalExamEnrolmentRoutes } from './practical-exam-enrolment.ts'
import { profileRoutes } from './profile.ts'
import { progressRoutes } from './progress.ts'
import { recommendationRoutes } from './recommendation.ts'
import { regionRoutes } from './region.ts'
import { reviewRoutes } from './review.ts'
import { scheduleRoutes } from './schedule.ts'
import { searchRoutes } from './search.ts'
import { seoRoutes } from './seo.ts'
import { serverTimeRoutes } from './server-time.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { statisticRoutes } from './statistic.ts'
import { supplyInfoRoutes } from './supply-info.ts'
import { surveyRoutes } from './survey.ts'
import { topicRoutes } from './topic.ts'
import { trainerRoutes } from './trainer.ts'
import { trainerApplicationRoutes } from './trainer-application.ts'
import { validationCodeRoutes } from './validation-code.ts'

/** What answers the calls of the contract: one for each, as a test says. */
export const implementations: readonly Implementation[] = [
  ...siteRoutes,
  ...countryRoutes,
  ...currencyRoutes,
  ...dictionaryRoutes,
  ...faqRoutes,
  ...feedbackRoutes,
  ...footerRoutes,
  ...kindRoutes,
  ...languageRoutes,
  ...noticeRoutes,
  ...regionRoutes,
  ...seoRoutes,
  ...serverTimeRoutes,
  ...supplyInfoRoutes,
  ...sessionRoutes,
  ...profileRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...invitationRoutes,
  ...certificationEnrolmentRoutes,
  ...certificateRoutes,
  ...examRoutes,
  ...attemptRoutes,
  ...evaluationRoutes,
  ...progressRoutes,
  ...contentRoutes,
  ...editingRoutes,
  ...bannerRoutes,
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
  ...scheduleRoutes,
  ...certificationCourseRoutes,
  ...commentRoutes,
  ...distributorRoutes,
  ...homeImageRoutes,
  ...mailRoutes,
  ...myTrainingRoutes,
  ...myVideoRoutes,
  ...newsRoutes,
  ...recommendationRoutes,
  ...searchRoutes,
  ...statisticRoutes,
  ...reviewRoutes,
  ...surveyRoutes,
  ...topicRoutes,
  ...trainerRoutes,
  ...validationCodeRoutes,
  ...trainerApplicationRoutes,
  ...pictureRoutes,
  ...portraitRoutes,
  ...companyRoutes,
  ...certificateDocumentRoutes,
  ...attendanceRoutes,
]
