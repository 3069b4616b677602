import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

const cameraPlacement: TextsById<Wording> = {
  1: [
    'Una escena en la entrada tiene 8 m de ancho y la cámara 1920 píxeles de ancho. ¿Qué densidad resulta?',
    ['240 px/m', '480 px/m', '135 px/m', '60 px/m'],
    '1920 ÷ 8 m = 240 px/m.',
  ],
  2: [
    '¿Qué se decide primero al planificar una cámara?',
    [
      'Lo que debe mostrar su imagen',
      'Qué objetivo hay en almacén',
      'La altura del poste',
      'Qué códec se usa',
    ],
    'Todo lo demás se deduce de la pregunta que debe responder la imagen.',
  ],
  3: [
    'Una cámara está a 4 m de altura y el borde inferior de su vista apunta 45 grados hacia abajo. ¿Cuánto mide la zona muerta?',
    ['4 m', '2 m', '5,7 m', '8 m'],
    '4 m ÷ tan 45° = 4 m.',
  ],
  4: [
    'Un sensor mide 5,4 mm de ancho. ¿Qué distancia focal muestra 6 m de escena a 10 m?',
    ['9 mm', '3,2 mm', '4,5 mm', '11 mm'],
    '5,4 × 10 ÷ 6 = 9 mm.',
  ],
  5: [
    '¿Qué descubre una visita al emplazamiento?',
    [
      'El sol bajo',
      'Cristales que reflejan',
      'Ramas que tendrán hojas',
      'La versión del firmware',
      'El tiempo de conservación',
    ],
    'Todo eso entra después en la imagen; volver a taladrar cuesta más que mirar.',
  ],
  6: [
    'Una cámara montada más alta muestra más de la cara bajo una gorra.',
    ['Falso', 'Verdadero'],
    'Cuanto más inclinada la vista, más tapa la gorra.',
  ],
  7: ['La densidad se cuenta en el extremo lejano de la escena.', ['Verdadero', 'Falso'], 'Allí es menor.'],
  8: [
    '¿Cómo se anota una posición de cámara para que otro la encuentre?',
    [
      'Lugar, altura, dirección y distancia focal',
      'Solo el número de la cámara',
      'Una foto de la caja',
      'El nombre del instalador',
    ],
    'Cuatro datos hacen repetible la vista.',
  ],
}

const ipCommissioning: TextsById<Wording> = {
  1: [
    '¿Cuál es el primer ajuste de una cámara nueva?',
    ['Una contraseña propia', 'La tasa de bits más alta', 'El nombre del instalador', 'La hora del ocaso'],
    'Un equipo con contraseña de fábrica no debe entrar en la red.',
  ],
  2: [
    'Una cámara muestra la dirección 169.254.12.7. ¿Qué falta?',
    ['La respuesta de un servidor DHCP', 'Un objetivo', 'Una licencia', 'Alimentación'],
    'Se dio una dirección a sí misma porque nadie le ofreció otra.',
  ],
  3: [
    '¿Por qué se da a las cámaras una dirección fija o reservada?',
    [
      'Para que el grabador siempre las encuentre',
      'Porque es más rápido',
      'Para ahorrar energía',
      'Para evitar máscaras',
    ],
    'Una dirección cambiada es una imagen perdida.',
  ],
  4: [
    '¿Qué ajusta NTP?',
    ['La hora', 'La contraseña', 'El enfoque', 'La tasa de bits'],
    'La hora es lo primero que se pregunta de una prueba.',
  ],
  5: [
    '¿Qué contiene el registro de puesta en marcha?',
    [
      'Dirección y firmware',
      'Imagen de referencia',
      'Ajustes de los flujos',
      'La contraseña sin cifrar',
      'El pronóstico del tiempo',
    ],
    'Con ello se recupera la misma imagen tras una sustitución.',
  ],
  6: [
    'El firmware se actualiza antes de los ajustes de detalle.',
    ['Verdadero', 'Falso'],
    'Una actualización puede restablecer o cambiar ajustes.',
  ],
  7: [
    'El enfoque se ajusta mejor a mediodía con el diafragma cerrado.',
    ['Falso', 'Verdadero'],
    'La profundidad de campo oculta entonces errores que aparecen de noche.',
  ],
  8: [
    '¿Qué límite de exposición es razonable donde de noche pasan personas?',
    ['Aproximadamente 1/30 s o menos', '1/4 s', '1 s', 'Ninguno'],
    'Una exposición más larga emborrona a quien se mueve.',
  ],
}

const recordingStorage: TextsById<Wording> = {
  1: [
    '¿Cuánto escribe 1 Mbit/s en un día?',
    ['10,8 GB', '86,4 GB', '1 GB', '3,6 GB'],
    '86 400 s ÷ 8 = 10 800 MB.',
  ],
  2: [
    'Diez cámaras graban a 4 Mbit/s durante 30 días. ¿Cuánto almacenamiento necesitan?',
    ['13 TB', '104 TB', '1,6 TB', '3,6 TB'],
    '10 × 4 × 10,8 GB × 30 = 12 960 GB.',
  ],
  3: [
    '¿Qué ocurre con las grabaciones más antiguas cuando el disco está lleno?',
    ['Se sobrescriben', 'La grabación para una semana', 'Se envían por correo', 'Se comprimen de nuevo'],
    'Es un anillo: el tiempo de conservación resulta del tamaño y la tasa de bits.',
  ],
  4: [
    '¿Cómo se advierte a tiempo un hueco en la grabación?',
    [
      'Aviso al caer un flujo y mirar imágenes antiguas',
      'Por la imagen en directo',
      'Por el ruido del ventilador',
      'En el próximo robo',
    ],
    'La imagen en directo no dice nada de la grabación.',
  ],
  5: [
    '¿Qué aumenta la tasa de bits de una cámara?',
    [
      'El ruido nocturno',
      'El movimiento en la escena',
      'Más imágenes por segundo',
      'Un intervalo mayor entre imágenes clave',
      'Una escena quieta',
    ],
    'Lo que cambia de una imagen a otra debe enviarse.',
  ],
  6: [
    'Los discos cuentan en bytes y las tasas en bits.',
    ['Verdadero', 'Falso'],
    'El factor 8 es el error más frecuente al calcular almacenamiento.',
  ],
  7: [
    'Una grabación por eventos no necesita prealarma.',
    ['Falso', 'Verdadero'],
    'La causa suele estar antes del evento.',
  ],
  8: [
    '4 TB guardan 20 días. ¿Cuánto guardan 4 TB si se duplica la tasa de bits?',
    ['10 días', '40 días', '20 días', '5 días'],
    'El doble de datos en el mismo espacio: la mitad del tiempo.',
  ],
}

export const quizzes = { cameraPlacement, ipCommissioning, recordingStorage }
