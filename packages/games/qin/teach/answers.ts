/** Which rules answer what people ask about; the questions stand in packages/web/rules/asked. */
export const answers = {
  win: ['QIN-001', 'QIN-170', 'QIN-175'],
  end: ['QIN-170', 'QIN-171', 'QIN-172'],
  tie: ['QIN-106', 'QIN-126', 'QIN-176'],
  turn: ['QIN-050', 'QIN-051'],
  setup: ['QIN-041', 'QIN-042', 'QIN-043'],
  players: ['QIN-002'],
  score: ['QIN-177', 'QIN-003'],
  hidden: ['QIN-180', 'QIN-181'],
  place: ['QIN-060', 'QIN-063', 'QIN-064', 'QIN-061'],
  province: ['QIN-085', 'QIN-081'],
  major: ['QIN-093'],
  takeover: ['QIN-101', 'QIN-106', 'QIN-109', 'QIN-127'],
  village: ['QIN-124', 'QIN-125', 'QIN-121'],
  draw: ['QIN-160', 'QIN-162'],
  skip: ['QIN-174'],
  solo: ['QIN-002'],
} as const;
