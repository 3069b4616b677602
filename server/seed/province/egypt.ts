import type { Cities } from './cities.ts'

export const egypt: Record<string, Cities> = {
  'EG-ALX': [
    ['Alexandria', 'الإسكندرية'],
    ['Borg El Arab', 'برج العرب'],
  ],
  'EG-ASN': [
    ['Aswan', 'أسوان'],
    ['Edfu', 'إدفو'],
    ['Kom Ombo', 'كوم أمبو'],
    ['Abu Simbel', 'أبو سمبل'],
  ],
  'EG-AST': [
    ['Asyut', 'أسيوط'],
    ['Dairut', 'ديروط'],
    ['Manfalut', 'منفلوط'],
  ],
  'EG-BA': [
    ['Hurghada', 'الغردقة'],
    ['Safaga', 'سفاجا'],
    ['El Quseir', 'القصير'],
    ['Marsa Alam', 'مرسى علم'],
    ['Ras Gharib', 'رأس غارب'],
  ],
  'EG-BH': [
    ['Damanhur', 'دمنهور'],
    ['Kafr El Dawwar', 'كفر الدوار'],
    ['Rosetta', 'رشيد'],
    ['Edku', 'إدكو'],
  ],
  'EG-BNS': [
    ['Beni Suef', 'بني سويف'],
    ['El Wasta', 'الواسطى'],
  ],
  'EG-C': [
    ['Cairo', 'القاهرة'],
    ['New Cairo', 'القاهرة الجديدة'],
    ['El Shorouk', 'الشروق'],
    ['Badr City', 'مدينة بدر'],
  ],
  'EG-DK': [
    ['Mansoura', 'المنصورة'],
    ['Talkha', 'طلخا'],
    ['Mit Ghamr', 'ميت غمر'],
    ['Aga', 'أجا'],
  ],
  'EG-DT': [
    ['Damietta', 'دمياط'],
    ['New Damietta', 'دمياط الجديدة'],
    ['Ras El Bar', 'رأس البر'],
  ],
  'EG-FYM': [
    ['Faiyum', 'الفيوم'],
    ['Sinnuris', 'سنورس'],
    ['Ibsheway', 'إبشواي'],
  ],
  'EG-GH': [
    ['Tanta', 'طنطا'],
    ['El Mahalla El Kubra', 'المحلة الكبرى'],
    ['Kafr El Zayat', 'كفر الزيات'],
    ['Zifta', 'زفتى'],
  ],
  'EG-GZ': [
    ['Giza', 'الجيزة'],
    ['6th of October City', 'مدينة 6 أكتوبر'],
    ['Sheikh Zayed City', 'مدينة الشيخ زايد'],
    ['Al Badrashin', 'البدرشين'],
  ],
  'EG-IS': [
    ['Ismailia', 'الإسماعيلية'],
    ['El Qantara', 'القنطرة'],
    ['Fayed', 'فايد'],
  ],
  'EG-JS': [
    ['Sharm El Sheikh', 'شرم الشيخ'],
    ['El Tor', 'الطور'],
    ['Dahab', 'دهب'],
    ['Nuweiba', 'نويبع'],
    ['Taba', 'طابا'],
    ['Saint Catherine', 'سانت كاترين'],
  ],
  'EG-KB': [
    ['Banha', 'بنها'],
    ['Shubra El Kheima', 'شبرا الخيمة'],
    ['Qalyub', 'قليوب'],
    ['El Obour', 'العبور'],
  ],
  'EG-KFS': [
    ['Kafr El Sheikh', 'كفر الشيخ'],
    ['Desouk', 'دسوق'],
    ['Baltim', 'بلطيم'],
  ],
  'EG-KN': [
    ['Qena', 'قنا'],
    ['Nag Hammadi', 'نجع حمادي'],
    ['Qus', 'قوص'],
  ],
  'EG-LX': [
    ['Luxor', 'الأقصر'],
    ['Esna', 'إسنا'],
    ['Armant', 'أرمنت'],
  ],
  'EG-MN': [
    ['Minya', 'المنيا'],
    ['Mallawi', 'ملوي'],
    ['Samalut', 'سمالوط'],
    ['Beni Mazar', 'بني مزار'],
  ],
  'EG-MNF': [
    ['Shibin El Kom', 'شبين الكوم'],
    ['Menouf', 'منوف'],
    ['Ashmoun', 'أشمون'],
    ['Sadat City', 'مدينة السادات'],
  ],
  'EG-MT': [
    ['Marsa Matruh', 'مرسى مطروح'],
    ['El Alamein', 'العلمين'],
    ['Siwa', 'سيوة'],
  ],
  'EG-PTS': [
    ['Port Said', 'بورسعيد'],
    ['Port Fuad', 'بورفؤاد'],
  ],
  'EG-SHG': [
    ['Sohag', 'سوهاج'],
    ['Akhmim', 'أخميم'],
    ['Girga', 'جرجا'],
    ['Tahta', 'طهطا'],
  ],
  'EG-SHR': [
    ['Zagazig', 'الزقازيق'],
    ['10th of Ramadan City', 'مدينة العاشر من رمضان'],
    ['Bilbeis', 'بلبيس'],
    ['Abu Kebir', 'أبو كبير'],
  ],
  'EG-SIN': [
    ['Arish', 'العريش'],
    ['Bir al-Abed', 'بئر العبد'],
  ],
  'EG-SUZ': [
    ['Suez', 'السويس'],
    ['Ain Sokhna', 'العين السخنة'],
  ],
  'EG-WAD': [
    ['Kharga', 'الخارجة'],
    ['Dakhla', 'الداخلة'],
    ['Farafra', 'الفرافرة'],
  ],
}
