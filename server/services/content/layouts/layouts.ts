import type { Family } from '../../../../src/domain/content/families.ts'
import { banner, bannerText } from '../../../db/schema/banner.ts'
import { category, categoryText } from '../../../db/schema/category.ts'
import { comment, commentText } from '../../../db/schema/comment.ts'
import { dictionary, dictionaryItem } from '../../../db/schema/dictionary.ts'
import { distributor, distributorText } from '../../../db/schema/distributor.ts'
import { faq, faqText } from '../../../db/schema/faq.ts'
import { feedback, feedbackText } from '../../../db/schema/feedback.ts'
import { homeImage, homeImageText } from '../../../db/schema/home-image.ts'
import { news, newsText } from '../../../db/schema/news.ts'
import { notice, noticeText } from '../../../db/schema/notice.ts'
import { practicalExam, practicalExamText } from '../../../db/schema/practical-exam.ts'
import { province, provinceCity } from '../../../db/schema/province.ts'
import { region, regionText } from '../../../db/schema/region.ts'
import { trainer, trainerPage, trainerPageText, trainerText } from '../../../db/schema/trainer.ts'
import { certificationLayout } from './certification-layout.ts'
import { classroomLayout } from './classroom-layout.ts'
import { courseLayout } from './course-layout.ts'
import { type Layout, layoutOf, listLayout } from './layout.ts'
import { poolLayout } from './pool-layout.ts'
import { surveyLayout } from './survey-layout.ts'
import { topicLayout } from './topic-layout.ts'

/** How the documents of each family are laid out in tables. */
export const layouts: { [Name in Family]: Layout<Name> } = {
  banner: layoutOf({ item: banner, text: bannerText }),
  category: layoutOf({ item: category, text: categoryText }),
  certification: certificationLayout,
  classroom: classroomLayout,
  comment: layoutOf({ item: comment, text: commentText }),
  course: courseLayout,
  dictionary: listLayout({ item: dictionary, part: dictionaryItem }, ({ items }) => items),
  distributor: layoutOf({ item: distributor, text: distributorText }),
  faq: layoutOf({ item: faq, text: faqText, rich: ['answer'] }),
  feedback: layoutOf({ item: feedback, text: feedbackText }),
  homeImage: layoutOf({ item: homeImage, text: homeImageText }),
  news: layoutOf({ item: news, text: newsText, rich: ['body'] }),
  notice: layoutOf({ item: notice, text: noticeText }),
  pool: poolLayout,
  practicalExam: layoutOf({ item: practicalExam, text: practicalExamText, rich: ['preparation'] }),
  province: listLayout({ item: province, part: provinceCity }, ({ cities }) => cities),
  region: layoutOf({ item: region, text: regionText }),
  survey: surveyLayout,
  topic: topicLayout,
  trainer: layoutOf({ item: trainer, text: trainerText, rich: ['biography'] }),
  trainerPage: layoutOf({ item: trainerPage, text: trainerPageText }),
}
