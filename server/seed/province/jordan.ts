import type { Cities } from './cities.ts'

export const jordan: Record<string, Cities> = {
  'JO-AJ': [
    ['Ajloun', 'عجلون'],
    ['Kufranjah', 'كفرنجة'],
    ['Anjara', 'عنجرة'],
  ],
  'JO-AM': [
    ['Amman', 'عمّان'],
    ['Sahab', 'سحاب'],
    ['Naour', 'ناعور'],
    ['Al Jizah', 'الجيزة'],
  ],
  'JO-AQ': [
    ['Aqaba', 'العقبة'],
    ['Quweira', 'القويرة'],
  ],
  'JO-AT': [
    ['Tafilah', 'الطفيلة'],
    ['Busayra', 'بصيرا'],
  ],
  'JO-AZ': [
    ['Zarqa', 'الزرقاء'],
    ['Russeifa', 'الرصيفة'],
    ['Azraq', 'الأزرق'],
  ],
  'JO-BA': [
    ['Salt', 'السلط'],
    ['Fuheis', 'الفحيص'],
    ['Mahis', 'ماحص'],
    ['Deir Alla', 'دير علا'],
  ],
  'JO-IR': [
    ['Irbid', 'إربد'],
    ['Ramtha', 'الرمثا'],
    ['Al Husn', 'الحصن'],
  ],
  'JO-JA': [
    ['Jerash', 'جرش'],
    ['Souf', 'سوف'],
  ],
  'JO-KA': [
    ['Karak', 'الكرك'],
    ['Mutah', 'مؤتة'],
  ],
  'JO-MA': [
    ['Mafraq', 'المفرق'],
    ['Ruwaished', 'الرويشد'],
  ],
  'JO-MD': [
    ['Madaba', 'مادبا'],
    ['Dhiban', 'ذيبان'],
  ],
  'JO-MN': [
    ['Maan', 'معان'],
    ['Wadi Musa', 'وادي موسى'],
    ['Shobak', 'الشوبك'],
  ],
}
