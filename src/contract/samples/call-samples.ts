import { attemptSamples } from './attempt.ts'
import { badgeSamples } from './badge.ts'
import { bannerSamples } from './banner.ts'
import { cancellationSamples } from './cancellation.ts'
import { certificateSamples } from './certificate.ts'
import { certificationSamples } from './certification.ts'
import { certificationCourseSamples } from './certification-course.ts'
import { checkInSamples } from './check-in.ts'
import { classroomSamples } from './classroom.ts'
import { classroomEnrolmentSamples } from './classroom-enrolment.ts'
import { commentSamples } from './comment.ts'
import { contactSamples } from './contact.ts'
import { contentSamples } from './content.ts'
import { countrySamples } from './country.ts'
import { courseSamples } from './course.ts'
import { currencySamples } from './currency.ts'
import { dateAlertSamples } from './date-alert.ts'
import { dictionarySamples } from './dictionary.ts'
import { distributorSamples } from './distributor.ts'
import { documentSamples } from './document.ts'
import { draftSamples } from './draft.ts'
import { editingSamples } from './editing.ts'
import { enrolledLearnerSamples } from './enrolled-learner.ts'
import { enrolmentSamples } from './enrolment.ts'
import { evaluationSamples } from './evaluation.ts'
import { examSamples } from './exam.ts'
import { faqSamples } from './faq.ts'
import { feedbackSamples } from './feedback.ts'
import { footerSamples } from './footer.ts'
import { homeImageSamples } from './home-image.ts'
import { invitationSamples } from './invitation.ts'
import { jobSamples } from './job.ts'
import { kindSamples } from './kind.ts'
import { languageSamples } from './language.ts'
import { mailSamples } from './mail.ts'
import { calendarSamples, messageSamples } from './message.ts'
import { myTrainingSamples } from './my-training.ts'
import { myVideoSamples } from './my-video.ts'
import { nameRequestSamples } from './name-request.ts'
import { newsSamples } from './news.ts'
import { noteSamples } from './note.ts'
import { noticeSamples } from './notice.ts'
import { orderSamples } from './order.ts'
import { overviewSamples } from './overview.ts'
import { ownSessionSamples } from './own-session.ts'
import { paymentReviewSamples } from './payment-review.ts'
import { practicalExamSamples } from './practical-exam.ts'
import { practicalExamEnrolmentSamples } from './practical-exam-enrolment.ts'
import { practiceSamples } from './practice.ts'
import { profileSamples } from './profile.ts'
import { progressSamples } from './progress.ts'
import { publishLeaseSamples } from './publish-lease.ts'
import { publishSitesSamples } from './publish-sites.ts'
import { publishedSamples } from './published.ts'
import { questionBankSamples } from './question-bank.ts'
import { extraTimeSamples, receiptSamples } from './receipt.ts'
import { recommendationSamples } from './recommendation.ts'
import { refundSamples } from './refund.ts'
import { regionSamples } from './region.ts'
import { reviewSamples } from './review.ts'
import { scheduleSamples } from './schedule.ts'
import { searchSamples } from './search.ts'
import { seoSamples } from './seo.ts'
import { serverTimeSamples } from './server-time.ts'
import { sessionSamples } from './session.ts'
import { siteSamples } from './site.ts'
import { siteHoldSamples } from './site-hold.ts'
import { statisticSamples } from './statistic.ts'
import { supplyInfoSamples } from './supply-info.ts'
import { surveySamples } from './survey.ts'
import { topicSamples } from './topic.ts'
import { trainerSamples } from './trainer.ts'
import { trainerApplicationSamples } from './trainer-application.ts'
import { visitorCountrySamples } from './visitor-country.ts'
import { webhookSamples } from './webhook.ts'

/** What travels in one exchange, as the specification writes it. */
export interface CallSample {
  request: object
  answer: unknown
}

/** Samples by the name of their call. A new call gets its own here. */
export const callSamples: Record<string, CallSample[]> = {
  ...bannerSamples,
  ...badgeSamples,
  ...certificationSamples,
  ...classroomSamples,
  ...classroomEnrolmentSamples,
  ...checkInSamples,
  ...practicalExamSamples,
  ...practicalExamEnrolmentSamples,
  ...enrolledLearnerSamples,
  ...orderSamples,
  ...paymentReviewSamples,
  ...refundSamples,
  ...cancellationSamples,
  ...scheduleSamples,
  ...certificateSamples,
  ...certificationCourseSamples,
  ...commentSamples,
  ...distributorSamples,
  ...examSamples,
  ...attemptSamples,
  ...evaluationSamples,
  ...homeImageSamples,
  ...invitationSamples,
  ...myTrainingSamples,
  ...myVideoSamples,
  ...newsSamples,
  ...receiptSamples,
  ...extraTimeSamples,
  ...recommendationSamples,
  ...searchSamples,
  ...statisticSamples,
  ...jobSamples,
  ...mailSamples,
  ...messageSamples,
  ...overviewSamples,
  ...calendarSamples,
  ...reviewSamples,
  ...surveySamples,
  ...topicSamples,
  ...trainerSamples,
  ...trainerApplicationSamples,
  ...contactSamples,
  ...dateAlertSamples,
  ...documentSamples,
  ...countrySamples,
  ...visitorCountrySamples,
  ...currencySamples,
  ...dictionarySamples,
  ...faqSamples,
  ...feedbackSamples,
  ...footerSamples,
  ...kindSamples,
  ...languageSamples,
  ...noticeSamples,
  ...practiceSamples,
  ...profileSamples,
  ...nameRequestSamples,
  ...regionSamples,
  ...seoSamples,
  ...serverTimeSamples,
  ...supplyInfoSamples,
  ...siteSamples,
  ...ownSessionSamples,
  ...sessionSamples,
  ...courseSamples,
  ...enrolmentSamples,
  ...progressSamples,
  ...noteSamples,
  ...contentSamples,
  ...publishLeaseSamples,
  ...publishSitesSamples,
  ...publishedSamples,
  ...questionBankSamples,
  ...draftSamples,
  ...editingSamples,
  ...siteHoldSamples,
  ...webhookSamples,
  getLanguages: [
    {
      request: {},
      answer: [
        { id: 3, languagePackId: 3, languageComplete: 'العربية', languageSimple: 'ar', rtlStatus: '1' },
      ],
    },
  ],
}
