-- A creation of several equal pieces: each is discounted, and its net price rounded, by itself.
update line_evaluation set evaluation = jsonb_set(evaluation, '{pricedParts}', jsonb_build_array(
  jsonb_build_array(unit_gross / (evaluation #>> '{compositions,0,parts,0,quantity}')::bigint,
    (evaluation #> '{compositions,0,parts,0,quantity}'), sublevel)))
where unit_gross is not null
  and not evaluation ? 'pricedParts'
  and jsonb_array_length(evaluation -> 'compositions') = 1
  and jsonb_array_length(evaluation #> '{compositions,0,parts}') = 1
  and (evaluation #>> '{compositions,0,parts,0,quantity}')::bigint > 1;
