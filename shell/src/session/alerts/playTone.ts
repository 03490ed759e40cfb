const HERTZ = 660;
const SECONDS = 0.18;
const LOUDNESS = 0.08;

/** Silent before the first user gesture. */
export function playTone(): void {
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(LOUDNESS, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + SECONDS);
  tone.connect(volume).connect(sound.destination);
  tone.onended = () => void sound.close();
  tone.start();
  tone.stop(sound.currentTime + SECONDS);
}
