// What a full group of rooms pays in a hotel: Chateau Paulwei has a table of its own.
import type { AustriaParts, Hotel } from '../types';

export function bonusOf(hotel: Hotel, parts: AustriaParts, group: number): number {
  const { colour, rooms, bonus } = parts.boards[hotel.board].groups[group];
  return hotel.entrance?.hotel === 'chateau' ? parts.chateau_bonus[colour][rooms.length - 1] : bonus;
}
