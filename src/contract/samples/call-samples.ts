import { bannerSamples } from './catalogue/banner.ts'
import { certificationSamples } from './catalogue/certification.ts'
import { classroomSamples } from './catalogue/classroom.ts'
import { commentSamples } from './catalogue/comment.ts'
import { countrySamples } from './catalogue/country.ts'
import { courseSamples } from './catalogue/course.ts'
import { currencySamples } from './catalogue/currency.ts'
import { dictionarySamples } from './catalogue/dictionary.ts'
import { distributorSamples } from './catalogue/distributor.ts'
import { faqSamples } from './catalogue/faq.ts'
import { feedbackSamples } from './catalogue/feedback.ts'
import { footerSamples } from './catalogue/footer.ts'
import { homeImageSamples } from './catalogue/home-image.ts'
import { languageSamples } from './catalogue/language.ts'
import { newsSamples } from './catalogue/news.ts'
import { practicalExamSamples } from './catalogue/practical-exam.ts'
import { recommendationSamples } from './catalogue/recommendation.ts'
import { regionSamples } from './catalogue/region.ts'
import { searchSamples } from './catalogue/search.ts'
import { seoSamples } from './catalogue/seo.ts'
import { siteSamples } from './catalogue/site.ts'
import { statisticSamples } from './catalogue/statistic.ts'
import { supplyInfoSamples } from './catalogue/supply-info.ts'
import { surveySamples } from './catalogue/survey.ts'
import { topicSamples } from './catalogue/topic.ts'
import { trainerSamples } from './catalogue/trainer.ts'
import { visitorCountrySamples } from './catalogue/visitor-country.ts'
import { mySessionSamples } from './identity/my-session.ts'
import { nameRequestSamples } from './identity/name-request.ts'
import { profileSamples } from './identity/profile.ts'
import { sessionSamples } from './identity/session.ts'
import { trainerApplicationSamples } from './identity/trainer-application.ts'
import { kindSamples } from './kind.ts'
import { attemptSamples } from './learning/attempt.ts'
import { badgeSamples } from './learning/badge.ts'
import { certificateSamples } from './learning/certificate.ts'
import { certificationCourseSamples } from './learning/certification-course.ts'
import { checkInSamples } from './learning/check-in.ts'
import { classroomEnrolmentSamples } from './learning/classroom-enrolment.ts'
import { documentSamples } from './learning/document.ts'
import { enrolledLearnerSamples } from './learning/enrolled-learner.ts'
import { enrolmentSamples } from './learning/enrolment.ts'
import { evaluationSamples } from './learning/evaluation.ts'
import { examSamples } from './learning/exam.ts'
import { invitationSamples } from './learning/invitation.ts'
import { myTrainingSamples } from './learning/my-training.ts'
import { myVideoSamples } from './learning/my-video.ts'
import { noteSamples } from './learning/note.ts'
import { overviewSamples } from './learning/overview.ts'
import { practicalExamEnrolmentSamples } from './learning/practical-exam-enrolment.ts'
import { practiceSamples } from './learning/practice.ts'
import { progressSamples } from './learning/progress.ts'
import { reviewSamples } from './learning/review.ts'
import { scheduleSamples } from './learning/schedule.ts'
import { contactSamples } from './messaging/contact.ts'
import { dateAlertSamples } from './messaging/date-alert.ts'
import { jobSamples } from './messaging/job.ts'
import { mailSamples } from './messaging/mail.ts'
import { calendarSamples, messageSamples } from './messaging/message.ts'
import { noticeSamples } from './messaging/notice.ts'
import { webhookSamples } from './messaging/webhook.ts'
import { orderSamples } from './money/order.ts'
import { paymentReviewSamples } from './money/payment-review.ts'
import { extraTimeSamples, receiptSamples } from './money/receipt.ts'
import { refundSamples } from './money/refund.ts'
import { serverTimeSamples } from './protocol/server-time.ts'
import { auditSamples } from './publishing/audit.ts'
import { bulkSamples } from './publishing/bulk.ts'
import { cancellationSamples } from './publishing/cancellation.ts'
import { contentSamples } from './publishing/content.ts'
import { contentDocumentSamples } from './publishing/content-document.ts'
import { contentListSamples } from './publishing/content-list.ts'
import { deskSamples } from './publishing/desk.ts'
import { draftSamples } from './publishing/draft.ts'
import { editingSamples } from './publishing/editing.ts'
import { missedSearchSamples } from './publishing/missed-search.ts'
import { presenceSamples } from './publishing/presence.ts'
import { previewSamples } from './publishing/preview.ts'
import { publishBatchSamples } from './publishing/publish-batch.ts'
import { publishLeaseSamples } from './publishing/publish-lease.ts'
import { publishSitesSamples } from './publishing/publish-sites.ts'
import { publishedSamples } from './publishing/published.ts'
import { questionBankSamples } from './publishing/question-bank.ts'
import { questionStatisticsSamples } from './publishing/question-statistics.ts'
import { scheduledActionSamples } from './publishing/scheduled-action.ts'
import { siteHoldSamples } from './publishing/site-hold.ts'
import { siteStateSamples } from './publishing/site-state.ts'
import { storedReleaseSamples } from './publishing/stored-release.ts'
import { videoSamples } from './publishing/video.ts'

/** The sample payloads of one call, in the wire format. */
export interface CallSample {
  request: object
  response: unknown
}

/** The samples by the name of their call. Add the samples of a new call here. */
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
  ...missedSearchSamples,
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
  ...mySessionSamples,
  ...sessionSamples,
  ...courseSamples,
  ...enrolmentSamples,
  ...progressSamples,
  ...noteSamples,
  ...contentSamples,
  ...publishBatchSamples,
  ...publishLeaseSamples,
  ...storedReleaseSamples,
  ...publishSitesSamples,
  ...publishedSamples,
  ...questionBankSamples,
  ...questionStatisticsSamples,
  ...contentDocumentSamples,
  ...previewSamples,
  ...contentListSamples,
  ...bulkSamples,
  ...presenceSamples,
  ...scheduledActionSamples,
  ...siteStateSamples,
  ...videoSamples,
  ...deskSamples,
  ...draftSamples,
  ...editingSamples,
  ...auditSamples,
  ...siteHoldSamples,
  ...webhookSamples,
  getLanguages: [
    {
      request: {},
      response: [
        { id: 3, languagePackId: 3, languageComplete: 'العربية', languageSimple: 'ar', rtlStatus: '1' },
      ],
    },
  ],
}
