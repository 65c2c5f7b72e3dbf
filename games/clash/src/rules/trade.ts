import { askSetTerms, runTermsSet } from '../terms.ts';
import {
  askAnswerOffer,
  askAwaitAnswer,
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
  runShowCards,
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
    'show cards': runShowCards,
    'terms set': runTermsSet,
  },
  ask: {
    offer: askOffer,
    demand: askDemand,
    'answer offer': askAnswerOffer,
    'choose cards': askChooseCards,
    'await answer': askAwaitAnswer,
    'set terms': askSetTerms,
  },
};
