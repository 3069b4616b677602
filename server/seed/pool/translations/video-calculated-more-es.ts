import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculatedMore: TextsById<Wording> = {
  82: [
    'Una lámpara da 12 lx a 5 m. ¿Cuánto da a 15 m, sin reflexiones?',
    ['1,33 lx', '4 lx', '0,44 lx', '2 lx'],
    'La luz cae con el cuadrado de la distancia: 12 × (5 ÷ 15)² = 1,33 lx.',
  ],
  83: [
    'Una hoja de datos indica un rango dinámico de 120 dB. ¿A qué relación entre el punto útil más claro y el más oscuro corresponde?',
    ['unos 1 000 000 : 1', 'unos 1 000 000 000 000 : 1', 'unos 100 000 : 1', 'unos 10 000 000 : 1'],
    'dB = 20 × log₁₀(relación), de modo que la relación es 10^(120 ÷ 20) = 1 000 000 aproximadamente.',
  ],
  84: [
    'Un soporte se gira 1,5 grados respecto de su posición correcta. ¿Cuánto se desplaza el centro de la vista a una distancia de 50 m?',
    ['1,31 m', '13,09 m', '0,13 m', '4,11 m'],
    '50 m × tan 1,5° = 1,31 m.',
  ],
  85: [
    'Un switch tiene un presupuesto PoE de 65 W, del que debe quedar libre el 10 %. ¿Cuántas cámaras que consumen 8 W cada una en el puerto puede alimentar?',
    ['7', '8', '4', '10'],
    '65 W × 0,9 = 58,5 W; ÷ 8 W y redondeando hacia abajo: 7. La reserva del 10 % es para arranques en frío, calefacción e infrarrojo nocturno.',
  ],
  86: [
    'Una bicicleta desapareció en algún momento de un periodo de 8 horas. Usted mira en el centro del periodo y lo divide cada vez por la mitad. ¿Tras cuántas miradas como máximo quedan 2 minutos o menos?',
    ['8', '32', '240', '17'],
    'Cada mirada reduce el periodo a la mitad: 480 min ÷ 2^8 = 1,9 min, así que bastan 8 miradas.',
  ],
  87: [
    '6 cámaras graban de forma continua a 3 Mbit/s cada una. ¿Cuánto almacenamiento requieren 10 días (1 TB = 10¹² bytes)? Un compañero responde: 1,9 TB. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    '1 Mbit/s llena 86 400 s ÷ 8 = 10,8 GB al día. 6 × 3 × 10,8 GB × 10 días = 1,9 TB. Las tasas cuentan bits; los discos, bytes.',
  ],
  88: [
    '20 cámaras graban de forma continua a 4 Mbit/s cada una. ¿Cuánto almacenamiento requieren 21 días (1 TB = 10¹² bytes)? Un compañero responde: 2,3 TB. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    '1 Mbit/s llena 86 400 s ÷ 8 = 10,8 GB al día. 20 × 4 × 10,8 GB × 21 días = 18,1 TB. Las tasas cuentan bits; los discos, bytes.',
  ],
  89: [
    'Un sensor mide 5,4 mm de ancho. ¿Qué distancia focal muestra una escena de 5 m de ancho a una distancia de 12 m? Un compañero responde: 23,3 mm. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    'f = ancho del sensor × distancia ÷ ancho de la escena = 5,4 mm × 12 ÷ 5 = 13 mm.',
  ],
  90: [
    'Un sensor mide 6,4 mm de ancho. ¿Qué distancia focal muestra una escena de 10 m de ancho a una distancia de 30 m? Un compañero responde: 19,2 mm. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    'f = ancho del sensor × distancia ÷ ancho de la escena = 6,4 mm × 30 ÷ 10 = 19,2 mm.',
  ],
  91: [
    'Una cámara con 3840 píxeles de ancho ve en el punto vigilado una escena de 16 m de ancho. ¿Cuántos píxeles por metro son? Un compañero responde: 240 px/m. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    'La densidad son los píxeles de ancho divididos por el ancho de la escena: 3840 ÷ 16 m = 240 px/m.',
  ],
  92: [
    'Una cámara con 1280 píxeles de ancho ve en el punto vigilado una escena de 5 m de ancho. ¿Cuántos píxeles por metro son? Un compañero responde: 456 px/m. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    'La densidad son los píxeles de ancho divididos por el ancho de la escena: 1280 ÷ 5 m = 256 px/m.',
  ],
  93: [
    'Una cámara está a 3,5 m de altura; el borde inferior de su vista apunta 50 grados por debajo de la horizontal. ¿A qué distancia de la pared empieza a verse el suelo? Un compañero responde: 4,2 m. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    'Zona muerta = altura ÷ tan(ángulo) = 3,5 ÷ tan 50° = 2,9 m. Cuanto más inclinado el borde inferior, más corta es.',
  ],
  94: [
    'Una cámara está a 6 m de altura; el borde inferior de su vista apunta 40 grados por debajo de la horizontal. ¿A qué distancia de la pared empieza a verse el suelo? Un compañero responde: 7,2 m. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    'Zona muerta = altura ÷ tan(ángulo) = 6 ÷ tan 40° = 7,2 m. Cuanto más inclinado el borde inferior, más corta es.',
  ],
  95: [
    'Una lámpara da 60 lx a 3 m. ¿Cuánto da a 6 m, sin reflexiones? Un compañero responde: 15 lx. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    'La luz cae con el cuadrado de la distancia: 60 × (3 ÷ 6)² = 15 lx.',
  ],
  96: [
    'Una lámpara da 20 lx a 4 m. ¿Cuánto da a 20 m, sin reflexiones? Un compañero responde: 4 lx. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    'La luz cae con el cuadrado de la distancia: 20 × (4 ÷ 20)² = 0,8 lx.',
  ],
  97: [
    '12 cámaras envían 4 Mbit/s cada una al grabador por unicast, y un puesto de visionado en directo también recibe de ellas cada flujo. ¿Qué carga suponen las cámaras en conjunto para la red? Un compañero responde: 12 Mbit/s. La respuesta es correcta.',
    ['Falso', 'Verdadero'],
    'Con unicast cada receptor cuesta un flujo propio: 12 × 4 Mbit/s × 2 receptores = 96 Mbit/s.',
  ],
  98: [
    '¿Cuántos píxeles ocupa una cara de 0,16 m de ancho con una densidad de 250 px/m? Un compañero responde: 40 píxeles. La respuesta es correcta.',
    ['Verdadero', 'Falso'],
    '0,16 m × 250 px/m = 40 píxeles.',
  ],
  99: [
    'Una cámara tiene 1920 píxeles de ancho y se exigen al menos 125 px/m. ¿Con qué anchos de escena se cumple la exigencia?',
    ['6 m', '12 m', '15 m', '18 m', '24 m'],
    '1920 ÷ 125 = 15,4 m es la escena más ancha; toda escena más estrecha tiene más densidad.',
  ],
  100: [
    'Una cámara tiene 2560 píxeles de ancho y se exigen al menos 250 px/m. ¿Con qué anchos de escena se cumple la exigencia?',
    ['5 m', '8 m', '10 m', '12 m', '16 m'],
    '2560 ÷ 250 = 10,2 m es la escena más ancha; toda escena más estrecha tiene más densidad.',
  ],
  101: [
    'Una cámara tiene 3840 píxeles de ancho y se exigen al menos 250 px/m. ¿Con qué anchos de escena se cumple la exigencia?',
    ['8 m', '12 m', '15 m', '18 m'],
    '3840 ÷ 250 = 15,4 m es la escena más ancha; toda escena más estrecha tiene más densidad.',
  ],
  102: [
    '8 cámaras graban de forma continua a 4 Mbit/s cada una y las grabaciones deben conservarse 30 días. ¿Qué capacidades netas bastan?',
    ['12 TB', '16 TB', '4 TB', '8 TB'],
    '8 × 4 × 10,8 GB × 30 = 10,4 TB, y todo lo que supere esa cifra basta.',
  ],
  103: [
    '16 cámaras graban de forma continua a 3 Mbit/s cada una y las grabaciones deben conservarse 14 días. ¿Qué capacidades netas bastan?',
    ['8 TB', '12 TB', '4 TB', '6 TB'],
    '16 × 3 × 10,8 GB × 14 = 7,3 TB, y todo lo que supere esa cifra basta.',
  ],
  104: [
    '¿Cuáles de estos grupos puede alimentar a plena carga un switch con un presupuesto PoE de 65 W?',
    ['8 cámaras de 8 W', '4 cámaras de 12,95 W', '6 cámaras de 12,95 W', '4 cámaras de 25,5 W'],
    '8 × 8 = 64 W; 4 × 12,95 = 51,8 W; 6 × 12,95 = 77,7 W; 4 × 25,5 = 102 W. Hasta 65 W es posible.',
  ],
  105: [
    'Una cámara tiene la dirección 192.168.20.100/25. ¿A cuáles de estas direcciones llega sin router?',
    ['192.168.20.5', '192.168.20.90', '192.168.20.126', '192.168.20.140', '192.168.20.200'],
    '/25 forma bloques de 128; este va de .0 a .127, donde la primera es la dirección de red y la última, la de difusión.',
  ],
}
