import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculated: TextsById<Wording> = {
  58: [
    '4 cámaras graban de forma continua a 2 Mbit/s cada una. ¿Cuánto almacenamiento requieren 7 días (1 TB = 10¹² bytes)?',
    ['0,6 TB', '4,8 TB', '0,1 TB', '0,2 TB'],
    '1 Mbit/s llena 86 400 s ÷ 8 = 10,8 GB al día. 4 × 2 × 10,8 GB × 7 días = 0,6 TB. Las tasas cuentan bits; los discos, bytes.',
  ],
  59: [
    '16 cámaras graban de forma continua a 4 Mbit/s cada una. ¿Cuánto almacenamiento requieren 30 días (1 TB = 10¹² bytes)?',
    ['20,7 TB', '165,9 TB', '2,6 TB', '5,8 TB'],
    '1 Mbit/s llena 86 400 s ÷ 8 = 10,8 GB al día. 16 × 4 × 10,8 GB × 30 días = 20,7 TB. Las tasas cuentan bits; los discos, bytes.',
  ],
  60: [
    '10 cámaras graban de forma continua a 6 Mbit/s cada una. ¿Cuánto almacenamiento requieren 14 días (1 TB = 10¹² bytes)?',
    ['9,1 TB', '72,6 TB', '1,1 TB', '2,5 TB'],
    '1 Mbit/s llena 86 400 s ÷ 8 = 10,8 GB al día. 10 × 6 × 10,8 GB × 14 días = 9,1 TB. Las tasas cuentan bits; los discos, bytes.',
  ],
  61: [
    '8 cámaras de 4 Mbit/s graban solo por eventos, de media el 25 % del tiempo. ¿Cuánto almacenamiento requieren 30 días?',
    ['2,59 TB', '10,37 TB', '20,74 TB', '7,78 TB'],
    '8 × 4 × 10,8 GB × 30 días × 0,25 = 2,59 TB. La proporción de tiempo es una suposición y debe comprobarse durante el uso.',
  ],
  62: [
    'Hay 8 TB netos para 8 cámaras que graban de forma continua a 4 Mbit/s cada una. ¿Tras cuántos días completos empieza la sobrescritura?',
    ['23 días', '2 días', '184 días', '55 días'],
    'Un día requiere 8 × 4 × 10,8 GB = 0,35 TB; 8 ÷ 0,35 da 23 días completos.',
  ],
  63: [
    'Hay 24 TB netos para 20 cámaras que graban de forma continua a 3 Mbit/s cada una. ¿Tras cuántos días completos empieza la sobrescritura?',
    ['37 días', '4 días', '296 días', '88 días'],
    'Un día requiere 20 × 3 × 10,8 GB = 0,65 TB; 24 ÷ 0,65 da 37 días completos.',
  ],
  64: [
    'Una cámara con 1920 píxeles de ancho ve en el punto vigilado una escena de 8 m de ancho. ¿Cuántos píxeles por metro son?',
    ['240 px/m', '135 px/m', '30 px/m', '427 px/m'],
    'La densidad son los píxeles de ancho divididos por el ancho de la escena: 1920 ÷ 8 m = 240 px/m.',
  ],
  65: [
    'Una cámara con 2560 píxeles de ancho ve en el punto vigilado una escena de 12 m de ancho. ¿Cuántos píxeles por metro son?',
    ['213 px/m', '120 px/m', '18 px/m', '380 px/m'],
    'La densidad son los píxeles de ancho divididos por el ancho de la escena: 2560 ÷ 12 m = 213 px/m.',
  ],
  66: [
    '¿Qué ancho puede tener como máximo la escena en el punto vigilado si una cámara con 1920 píxeles de ancho debe alcanzar 250 px/m?',
    ['7,7 m', '4,3 m', '13,7 m', '23 m'],
    '1920 px ÷ 250 px/m = 7,7 m. Más ancho significa menos píxeles en cada metro.',
  ],
  67: [
    '¿Qué ancho puede tener como máximo la escena en el punto vigilado si una cámara con 3840 píxeles de ancho debe alcanzar 125 px/m?',
    ['30,7 m', '17,3 m', '54,7 m', '92,2 m'],
    '3840 px ÷ 125 px/m = 30,7 m. Más ancho significa menos píxeles en cada metro.',
  ],
  68: [
    '¿Qué ancho puede tener como máximo la escena en el punto vigilado si una cámara con 2688 píxeles de ancho debe alcanzar 62,5 px/m?',
    ['43 m', '24,2 m', '76,6 m', '129 m'],
    '2688 px ÷ 62,5 px/m = 43 m. Más ancho significa menos píxeles en cada metro.',
  ],
  69: [
    'Un sensor mide 5,4 mm de ancho. ¿Qué distancia focal muestra una escena de 6 m de ancho a una distancia de 10 m?',
    ['9 mm', '3,2 mm', '4,5 mm', '16,2 mm'],
    'f = ancho del sensor × distancia ÷ ancho de la escena = 5,4 mm × 10 ÷ 6 = 9 mm.',
  ],
  70: [
    'Un sensor mide 4,8 mm de ancho. ¿Qué distancia focal muestra una escena de 4 m de ancho a una distancia de 20 m?',
    ['24 mm', '1 mm', '12 mm', '43,2 mm'],
    'f = ancho del sensor × distancia ÷ ancho de la escena = 4,8 mm × 20 ÷ 4 = 24 mm.',
  ],
  71: [
    'Un sensor mide 6,4 mm de ancho. ¿Qué distancia focal muestra una escena de 8 m de ancho a una distancia de 15 m?',
    ['12 mm', '3,4 mm', '6 mm', '21,6 mm'],
    'f = ancho del sensor × distancia ÷ ancho de la escena = 6,4 mm × 15 ÷ 8 = 12 mm.',
  ],
  72: [
    'Una cámara con un sensor de 5,4 mm de ancho y un objetivo de 2,8 mm mira a una pared situada a 10 m. ¿Qué ancho de pared sale en la imagen?',
    ['19,3 m', '5,2 m', '9,6 m', '10,8 m'],
    'Ancho = ancho del sensor × distancia ÷ distancia focal = 5,4 × 10 ÷ 2,8 = 19,3 m.',
  ],
  73: [
    'Una cámara con un sensor de 4,8 mm de ancho y un objetivo de 12 mm mira a una pared situada a 25 m. ¿Qué ancho de pared sale en la imagen?',
    ['10 m', '62,5 m', '5 m', '5,6 m'],
    'Ancho = ancho del sensor × distancia ÷ distancia focal = 4,8 × 25 ÷ 12 = 10 m.',
  ],
  74: [
    '¿Qué ángulo de visión horizontal tiene un objetivo de 4 mm con un sensor de 5,4 mm de ancho (sin distorsión)?',
    ['68 grados', '34 grados', '95 grados', '48 grados'],
    'Ángulo = 2 × arctan(5,4 ÷ (2 × 4)) = 68 grados. Medio sensor dividido por la distancia focal da medio ángulo.',
  ],
  75: [
    'Una cámara está a 4 m de altura; el borde inferior de su vista apunta 45 grados por debajo de la horizontal. ¿A qué distancia de la pared empieza a verse el suelo?',
    ['4 m', '2,8 m', '5,7 m', '8 m'],
    'Zona muerta = altura ÷ tan(ángulo) = 4 ÷ tan 45° = 4 m. Cuanto más inclinado el borde inferior, más corta es.',
  ],
  76: [
    'Una cámara está a 3 m de altura; el borde inferior de su vista apunta 60 grados por debajo de la horizontal. ¿A qué distancia de la pared empieza a verse el suelo?',
    ['1,7 m', '5,2 m', '2,6 m', '3,5 m'],
    'Zona muerta = altura ÷ tan(ángulo) = 3 ÷ tan 60° = 1,7 m. Cuanto más inclinado el borde inferior, más corta es.',
  ],
  77: [
    'Una cámara está a 5 m de altura; el borde inferior de su vista apunta 35 grados por debajo de la horizontal. ¿A qué distancia de la pared empieza a verse el suelo?',
    ['7,1 m', '3,5 m', '2,9 m', '8,7 m'],
    'Zona muerta = altura ÷ tan(ángulo) = 5 ÷ tan 35° = 7,1 m. Cuanto más inclinado el borde inferior, más corta es.',
  ],
  78: [
    'Una cámara está a 3 m de altura y mira a una cara situada a 1,6 m del suelo y a 8 m en horizontal. ¿Con qué ángulo desde arriba ve la cara?',
    ['10 grados', '21 grados', '80 grados', '5 grados'],
    'tan(ángulo) = (3 − 1,6) ÷ 8, es decir, 10 grados. A partir de unos 15 grados las caras empiezan a perderse bajo gorras y pelo.',
  ],
  79: [
    'Algo cruza la imagen a 5 km/h mientras el obturador está abierto 1/30 s. ¿Cuánto se desplaza entretanto?',
    ['46,3 mm', '166,7 mm', '12,9 mm', '4,6 mm'],
    '5 km/h ÷ 3,6 = 1,39 m/s; × 1/30 s = 46,3 mm.',
  ],
  80: [
    'Algo cruza la imagen a 18 km/h mientras el obturador está abierto 1/250 s. ¿Cuánto se desplaza entretanto?',
    ['20 mm', '72 mm', '5,6 mm', '2 mm'],
    '18 km/h ÷ 3,6 = 5 m/s; × 1/250 s = 20 mm.',
  ],
  81: [
    'Una lámpara da 40 lx a 2 m. ¿Cuánto da a 8 m, sin reflexiones?',
    ['2,5 lx', '10 lx', '0,63 lx', '34 lx'],
    'La luz cae con el cuadrado de la distancia: 40 × (2 ÷ 8)² = 2,5 lx.',
  ],
}
