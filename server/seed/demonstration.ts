import type { Item } from '../../src/domain/content/families.ts'
import { bannerItems } from './banner/banner.ts'
import { categoryItems } from './category/category.ts'
import { certificationItems } from './certification/certification.ts'
import { classroomItems } from './classroom/classroom.ts'
import { commentItems } from './comment/comment.ts'
import { courseItems } from './courses/catalogue.ts'
import type { Days } from './days.ts'
import { dictionaryItems } from './dictionary/dictionary.ts'
import { distributorItems } from './distributor/distributor.ts'
import { faqItems } from './faq/faq.ts'
import { feedbackItems } from './feedback/feedback.ts'
import { homeImageItems } from './home-image/home-image.ts'
import { newsItems } from './news/news.ts'
import { noticeItems } from './notice/notice.ts'
import { poolItems } from './pool/pools.ts'
import { practicalExamItems } from './practical-exam/practical-exam.ts'
import { provinceItems } from './province/province.ts'
import { regionItems } from './region/region.ts'
import { surveyItems } from './survey/survey.ts'
import { topicItems } from './topic/topic.ts'
import { trainerItems, trainerPageItems } from './trainer/trainer.ts'

/** The whole demonstration content, dated from the days given: what is named stands before what names it. */
export const demonstration = async (days: Days): Promise<Item[]> => [
  ...categoryItems,
  ...regionItems,
  ...poolItems,
  ...(await courseItems()),
  ...certificationItems,
  ...trainerItems,
  ...trainerPageItems,
  ...classroomItems(days),
  ...practicalExamItems(days),
  ...topicItems,
  ...newsItems(days),
  ...faqItems,
  ...bannerItems,
  ...homeImageItems,
  ...commentItems,
  ...dictionaryItems,
  ...surveyItems,
  ...feedbackItems,
  ...noticeItems,
  ...distributorItems,
  ...provinceItems,
]
