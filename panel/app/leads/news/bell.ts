/** A synthesised doorbell of two notes, which needs no audio file. */
const NOTES_HZ = [880, 660] as const;
const NOTE_S = 0.35;
const LOUDNESS = 0.25;

let sound: AudioContext | null = null;

/** Browsers allow sound only after a user gesture. */
export function readyBell(): void {
  sound ??= new AudioContext();
  void sound.resume();
}

export function ringBell(): void {
  if (sound?.state === 'closed') return;
  readyBell();
  if (!sound) return;
  for (const [index, hertz] of NOTES_HZ.entries()) {
    const begin = sound.currentTime + index * NOTE_S;
    const note = sound.createOscillator();
    const volume = sound.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_S);
    note.connect(volume).connect(sound.destination);
    note.start(begin);
    note.stop(begin + NOTE_S);
  }
}

/** The notification contains no name, because a locked screen shows it to everyone. */
export function notify(number: number, count: number, onOpen: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const title = count === 1 ? `Новая заявка №\u00a0${number}` : `Новых заявок: ${count}`;
    const shown = new Notification(title, { tag: 'leads', lang: 'ru' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {
    // Mobile browsers show notifications of installed applications only.
  }
}
