import {
  askAnswerOffer,
  askChooseCards,
  askDemand,
  askOffer,
  runAcceptOffer,
  runDemanded,
  runExchange,
  runOffered,
  runProposeTrade,
  runRefuseOffer,
  runSetAside,
  runWithdrawOffer,
} from '../trade.ts';
import type { ClashRules } from './chapter.ts';

/** Trade between players. */
export const TRADE: ClashRules = {
  run: {
    'propose trade': runProposeTrade,
    offered: runOffered,
    demanded: runDemanded,
    'accept offer': runAcceptOffer,
    'set aside': runSetAside,
    exchange: runExchange,
    'refuse offer': runRefuseOffer,
    'withdraw offer': runWithdrawOffer,
  },
  ask: {
    offer: askOffer,
    demand: askDemand,
    'answer offer': askAnswerOffer,
    'choose cards': askChooseCards,
  },
};
